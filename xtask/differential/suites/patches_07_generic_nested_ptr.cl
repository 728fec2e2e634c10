// std: 2.0 3.0
// Conversions of pointers to pointers with address spaces inside.
void nested(void) {
  __global int *__private *gp;
  __local int *__private *lp;
  __generic int *__private *np;
  __constant int *__private *cp;
  gp = lp; // expected-error
  np = gp; // expected-error
  gp = np; // expected-error
  cp = np; // expected-error
  np = (__generic int *__private *)gp;
  gp = (__global int *__private *)np;
  cp = (__constant int *__private *)gp;
}

void cond(int k, __global int *g, __local int *l, __constant int *c, __generic int *n) {
  __generic int *r = k ? g : l;
  r = k ? g : n;
  r = k ? g : c; // expected-error
  r = k ? n : c; // expected-error
  __global int *s = k ? g : l; // expected-error
  __global void *v = k ? g : (__global void *)0;
}

int cmp(__global int *g, __local int *l, __constant int *c, __generic int *n) {
  int r = g == n;
  r += g == l; // expected-error
  r += c == n; // expected-error
  r += l < n;
  r += g - n;
  r += g - l; // expected-error
  r += g == NULL;
  return r;
}
