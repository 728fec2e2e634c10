// std: 1.2 2.0 3.0
// String literals live in the constant address space.

constant char *g0 = "global scope";
constant char g1[] = "array";
constant char g2[3] = "toolong";
constant char *constant g3 = "both";
char g4[] = "no address space";

void f_const(constant char *s);
void f_plain(const char *s);
void f_global(global char *s);

kernel void k(global char *out) {
  constant char *a = "abc";
  const constant char *b = "abc";
  char *c = "abc";
  const char *d = "abc";
  global const char *e = "abc";
  char arr[] = "abc";
  char arr2[2] = "abc";
  char arr3[8] = {"abc"};
  uchar arr4[] = "abc";
  int arr5[] = "abc";
  constant char *w = L"abc";
  f_const("x");
  f_plain("x");
  f_global("x");
  out[0] = "xyz"[1];
  "xyz"[0] = 'a';
  out[1] = *"z";
  constant char *cat = "a" "b";
  int n = sizeof("abc");
  constant char *t = out[0] ? "yes" : "no";
  constant char *fn = __func__;
}
