// std: 2.0 3.0

// Generic pointers: into, out of, and what may not be generic.

__generic int gvar;
generic int gvar2;
__generic int *gptr;
__constant int con = 0;

int __generic *ret_generic(__generic int *p) { return p; }
__generic int ret_bad(void) { return 0; }

void param_bad(__generic int p) {}

void into(__global int *g, __local int *l, __private int *p, __constant int *c) {
  __generic int *a = g;
  a = l;
  a = p;
  a = c;
  a = &con;
  int *b = g;
  b = c;
}

void out_of(__generic int *a, __global int *g, __local int *l, __private int *p,
            __constant int *c) {
  g = a;
  l = a;
  p = a;
  c = a;
  g = (__global int *)a;
  l = (__local int *)a;
  p = (__private int *)a;
  c = (__constant int *)a;
  a = (__generic int *)c;
}

void cmp(__generic int *a, __global int *g, __local int *l, __constant int *c) {
  int r;
  r = a == g;
  r = a < l;
  r = a != c;
  r = a - g;
  r = a - c;
  r = g == l;
}

void cond(int c, __generic int *a, __global int *g, __local int *l,
          __constant int *k) {
  int *x = c ? a : g;
  int *y = c ? g : (__generic int *)l;
  int *z = c ? a : k;
  __global int *w = c ? a : g;
}

void local_var(void) {
  __generic int x;
  __generic int *__generic *pp;
  int *__generic q;
  static __generic int s;
  for (__generic int i = 0; i < 2; ++i)
    ;
}

struct S {
  __generic int *ok;
  __generic int bad;
};
