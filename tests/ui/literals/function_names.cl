// Strings and the names of functions.

void f(void) {
  char *a = __func__; //~ ERROR CL0301
  constant char *b = __func__;
  const constant char *c = __func__;
  const char *d = __func__; //~ ERROR CL0301
  constant char *e = __FUNCTION__;
  char *g = __PRETTY_FUNCTION__; //~ ERROR CL0301
  constant char *h = "x" "y";
  char *i = "x"; //~ ERROR CL0301
  global char *j = "x"; //~ ERROR CL0301
  const char *k = "x"; //~ ERROR CL0301
  local const char *l = "x"; //~ ERROR CL0301
  char m[] = "x";
  constant char n[] = "x"; //~ ERROR CL0310
  constant char *o = __FILE__;
  char *p = __FILE__; //~ ERROR CL0301
  *b = 'x'; //~ ERROR CL0320
  __func__[0] = 'x'; //~ ERROR CL0320
  sizeof(__func__);
  constant int *q = "abc";
  constant uchar *r = "abc";
  char s = "abc"[0];
  constant char *t = &"abc"[1];
  constant char *u = "abc" + 1;
  constant char (*v)[4] = &"abc";
  int w = "abc" == "abc";
  printf("abc" "d" "%d", 1); //~ ERROR[1.0,1.1] CL0602
  printf(a); //~ ERROR[1.0,1.1] CL0602 //~ ERROR[1.2+] CL0611
  printf(b); //~ ERROR[1.0,1.1] CL0602
  printf(m); //~ ERROR[1.0,1.1] CL0602 //~ ERROR[1.2+] CL0611
  printf(d); //~ ERROR[1.0,1.1] CL0602 //~ ERROR[1.2+] CL0611
}
constant char *constant z1 = __func__;
constant char *constant z2 = "a";
constant char z3[] = {"a"};
constant char *constant z4[] = {"a", "b"};
constant char z5[][2] = {"a", "b"};
void takes(constant char *);
void takes2(char *);
void takes3(const char *);
void g(void) { takes("a"); takes2("a"); } //~ ERROR CL0301
void h(void) { takes3("a"); } //~ ERROR CL0301
