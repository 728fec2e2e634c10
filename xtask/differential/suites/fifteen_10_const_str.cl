// std: 1.0 1.2 2.0
constant char *msg = "hello";
constant char text[] = "text";
constant char *const names[] = {"a", "b"};
__constant char *__constant strs[2] = {"zero", "one"};
void foo(char *p);
void bar(const char *p);
void baz(constant char *p);
void gen(__constant const char *p);
kernel void str_literal(int i) {
  char *p1 = "a";
  const char *p2 = "b";
  constant char *p3 = "c";
  constant const char *p4 = "d";
  char a1[] = "e";
  const char a2[4] = "fgh";
  char a3[2] = "too long";
  global char *p5 = "g";
  foo("x");
  bar("y");
  baz("z");
  gen("w");
  p3 = i ? "one" : "two";
  p1 = (char *)"cast";
  char c = "abc"[1];
  *"abc" = 'x';
  constant char *pw = L"wide";
  p3 = __func__;
}
