// std: 1.2 2.0
// String literals and NULL as pointers to each address space.

constant char *top = "top";
constant char *constant ctop = "ctop";
constant char arr[] = "array";
constant char small[2] = "abc";
char *plain = "plain";
global char *glob = "glob";

void take_c(constant char *s);
void take_p(char *s);

void f(int n) {
  constant char *a = "a";
  const char *b = "b";
  private char *c = "c";
  local char *d = "d";
  char e[] = "e";
  char g[4] = "wxyz";
  constant char *h = n ? "x" : "yy";
  constant char *i = "con" "cat";
  constant int *w = L"wide";
  constant char *u = u8"u";
  take_c("s");
  take_p("s");
  take_c(NULL);
  take_p(NULL);
  take_c(0);
  *"x" = 'y';
  "abc"[0] = 'd';
  char z = "abc"[1];
  global int *gn = NULL;
  local int *ln = (void *)0;
  global int *gv = (global void *)0;
  local int *lg = (global void *)0;
  constant int *cn = (constant int *)NULL;
  int in = NULL;
  if (a == NULL || gn == 0) n = 1;
  if (gn == (void *)0) n = 2;
}
