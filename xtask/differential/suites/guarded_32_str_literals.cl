// std: 1.2 2.0
constant char *constant s1 = "hello";
constant char s2[] = "abc";
constant char *s3 = "bad";
char *s4 = "worse";
global char *s5 = "global";

void take_c(constant char *s);
void take_p(char *s);
void take_cp(const char *s);

void test(void) {
  constant char *a = "local const ptr";
  char *b = "generic";
  const char *c = "generic";
  char arr[] = "copy";
  local char larr[] = "copy";
  constant char *d = L"wide";
  constant char *e = __func__;
  const char *f = __func__;
  constant char *g = __FUNCTION__;
  take_c("x");
  take_p("x");
  take_cp("x");
  take_c(arr);
  take_p(arr);
  a = "a" "b";
  "abc"[0] = 'x';
  constant char *h = 1 ? "yes" : "no!";
  char i = "abc"[1];
}
