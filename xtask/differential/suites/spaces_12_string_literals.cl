// std: 1.0 1.2 2.0 3.0
// String literals live in constant memory.

constant char *constant s1 = "hello";
constant char s2[] = "hello";
constant char s3[6] = "hello";
constant char s4[5] = "hello";
constant char s5[3] = "hello";           // too long
const constant char *constant s6 = "a" "b" "c";
constant uchar s7[] = "bytes";
constant char *constant table[] = {"one", "two", "three"};
constant int s8[] = "wrong";             // error
constant char s9[] = {"braced"};

void take_c(constant char *s);
void take_cc(const constant char *s);
void take_p(private char *s);
void take_plain(const char *s);
void take_g(global char *s);

void calls(void) {
  take_c("x");
  take_cc("x");
  take_p("x");                           // error
  take_plain("x");                       // error
  take_g("x");                           // error
}

void locals(void) {
  constant char *a = "abc";
  char *b = "abc";                       // error
  const char *c = "abc";                 // error
  private char *d = "abc";               // error
  char e[] = "abc";
  char f[4] = "abc";
  char g[2] = "abc";                     // too long
  e[0] = 'x';
  a[0] = 'x';                            // error
  "abc"[0] = 'x';                        // error
  char h = "abc"[1];
  int n = sizeof("abc");
  a = "def" + 1;
  a = &"def"[1];
  int i = *"q";
  if ("abc" == a) n = 1;
  constant uchar *u = "abc";             // sign
  constant int *w = (constant int *)"abcd";
  global char *x = (global char *)"abcd"; // error
}

constant char *name(int n) {
  switch (n) {
  case 0: return "zero";
  case 1: return "one\n\t\"\\\x41\101";
  default: return __func__;
  }
}

char *bad_name(void) { return "none"; }  // error

kernel void k(global char *out, int n) {
  constant char *s = n ? "yes" : "no";
  out[0] = s[0];
  constant char *t = n ? "yes" : 0;
  out[1] = *table[1];
  local char l[] = "abc";                // error
#if __OPENCL_C_VERSION__ >= 120
  printf("%d %s\n", n, "text");
#endif
}
