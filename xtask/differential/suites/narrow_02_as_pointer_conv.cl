// std: 1.2 2.0 3.0
// opts: -DAS=__global
// opts: -DAS=__local
// opts: -DAS=__constant
// opts: -DAS=__private
// Conversions between pointers to a given address space and all others.

void take(AS int *p);

void init(__global int *g, __local int *l, __constant int *c, __private int *p) {
  AS int *a = g;
  AS int *b = l;
  AS int *d = c;
  AS int *e = p;
}

void assign(__global int *g, __local int *l, __constant int *c, __private int *p, AS int *x) {
  x = g;
  x = l;
  x = c;
  x = p;
}

void casts(__global int *g, __local int *l, __constant int *c, __private int *p) {
  AS int *x;
  x = (AS int *)g;
  x = (AS int *)l;
  x = (AS int *)c;
  x = (AS int *)p;
}

void args(__global int *g, __local int *l, __constant int *c, __private int *p) {
  take(g);
  take(l);
  take(c);
  take(p);
}

int compare(AS int *x, __global int *g, __local int *l, __constant int *c) {
  int r = x == g;
  r += x < l;
  r += x != c;
  return r + (int)(x - g);
}
