// std: 1.0 1.2 2.0 3.0
// String literals and null pointer constants.

constant char *a = "abc";
constant char b[] = "abc";
constant char b3[3] = "abc";
constant char b2[2] = "abc";
constant int bi[] = "abc";
constant char *constant tab[] = {"a", "b"};

void take_c(constant char *s);
void take_g(global char *s);
void take_p(char *s);
void take_cp(const char *s);
void take_v(void *p);
constant char *ret(void) { return "x"; }
char *ret_p(void) { return "x"; }

kernel void f(global int *g) {
  constant char *p = "abc";
  char *q = "abc";
  const char *cq = "abc";
  global char *gq = "abc";
  char arr[] = "abc";
  char arr5[5] = "abc";
  local char larr[] = "abc";
  constant char carr[] = "abc";
  take_c("s");
  take_g("s");
  take_p("s");
  take_cp("s");
  *"abc" = 'd';
  p[0] = 'x';
  arr[0] = 'x';
  constant char *w = L"wide";
  constant char *u = u8"utf";
  char ch = "abc"[1];
  (void)sizeof("abc");
  (void)("a" == p);
  (void)(g ? "a" : "b");
  (void)"abc" "def";
  (void)__func__;
  constant char *fn = __func__;
  g = NULL;
  g = 0;
  g = (void *)0;
  g = (global void *)0;
  g = (constant void *)0;
  constant int *n1 = NULL;
  int n3 = NULL;
  float n4 = NULL;
  (void)(g == NULL);
  (void)(NULL == 0);
  take_v(NULL);
  take_c(0);
  take_c(NULL);
#ifdef __OPENCL_C_VERSION__
  int e = NULL ? 1 : 2;
#endif
}
