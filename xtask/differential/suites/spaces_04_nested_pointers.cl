// std: 1.2 2.0 3.0
// Pointers to pointers with spaces at several levels.

typedef __global int *gptr;
typedef __local gptr *lgptr;

void same(__global int *__local *a, __local gptr *b, lgptr c) {
  a = b;
  b = c;
  c = a;
  gptr d = *a;
  __global int *e = **&b;
  int f = **c;
}

void inner(__global int *__private *pg, __local int *__private *pl,
           __constant int *__private *pc, __private int *__private *pp) {
  pg = pl;                        // error
  pg = pc;                        // error
  pl = pp;                        // error
  pp = pg;                        // error
  pg = (__global int *__private *)pl;  // warning on a nested change
  pc = (__constant int *__private *)pg;
}

void outer(__global int *__global *gg, __global int *__local *lg,
           __global int *__private *pg) {
  gg = lg;                        // error
  lg = pg;                        // error
  pg = gg;                        // error
  gg = (__global int *__global *)lg;   // error
}

void addr(void) {
  int x = 0;
  __private int *p = &x;
  __private int **pp = &p;
  __private int ***ppp = &pp;
  __global int **pg = &p;         // error
  __private int *__local *lp = &p; // error
  ***ppp = 3;
}

kernel void k(__global int *g, __local int *l) {
  __global int *__private a[2] = {g, g + 1};
  __global int *b[2];
  __local gptr c[4];
  __local gptr d;
  b[0] = a[1];
  b[1] = l;                       // error
  c[0] = g;
  c[1] = l;                       // error
  d = b[0];
  __private gptr *e = a;
  __private gptr *f = c;          // error
  __local gptr *h = c;
  __local gptr *i = &d;
  *h[0] = 1;
}

#if __OPENCL_C_VERSION__ == 200
void generic_nested(int *__generic *a, __global int *__generic *b, int **c,
                    __global int *__global *gg, __local int *__private *pl) {
  b = gg;
  a = gg;                         // inner level differs
  c = pl;                         // inner level differs
  c = a;
  gg = b;                         // error
  gg = (__global int *__global *)b;
}
#endif
