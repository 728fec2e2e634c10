// std: 1.0 1.2+

// Explicit casts between pointers.

typedef __global float gfloat;

void casts(__global int *g, __local int *l, __constant int *c, __private int *p) {
  __global char *a = (__global char *)g;
  __local char *b = (__local char *)l;
  __constant char *d = (__constant char *)c;
  __private char *e = (__private char *)p;
  (void)(__global int *)l; //~ ERROR CL0302
  (void)(__global int *)c; //~ ERROR CL0302
  (void)(__global int *)p; //~ ERROR CL0302
  (void)(__local int *)g; //~ ERROR CL0302
  (void)(__local int *)c; //~ ERROR CL0302
  (void)(__constant int *)g; //~ ERROR CL0302
  (void)(__constant int *)l; //~ ERROR CL0302
  (void)(__private int *)g; //~ ERROR CL0302
  (void)(__private int *)c; //~ ERROR CL0302
  (void)(__global float *)c; //~ ERROR CL0302
  (void)(gfloat *)g;
  (void)(gfloat *)l; //~ ERROR CL0302
}

void integers(__global int *g, __local int *l, __constant int *c) {
  size_t s = (size_t)g;
  uintptr_t u = (uintptr_t)l;
  intptr_t i = (intptr_t)c;
  int narrow = (int)g;
  uchar tiny = (uchar)l;
  bool t = (bool)g;
  __global int *g1 = (__global int *)s;
  __local int *l1 = (__local int *)u;
  __global int *g2 = (__global int *)5;
  __global int *g3 = s;            // integer to pointer //~ ERROR CL0507
  size_t s2 = g;                   // pointer to integer //~ ERROR CL0507
  float f = (float)g; //~ ERROR CL0512
  __global int *g4 = (__global int *)1.0f; //~ ERROR CL0512
  __global int *round_trip = (__global int *)(uintptr_t)l;
}

void vectors(__global int *g, __global int4 *v, int4 val) {
  __global int4 *a = (__global int4 *)g;
  __global int *b = (__global int *)v;
  __global uchar16 *d = (__global uchar16 *)v;
  int4 e = (int4)g; //~ ERROR CL0513
  __global int *f = (__global int *)val; //~ ERROR CL0513
  ulong2 h = (ulong2)((ulong)g, (ulong)v);
  *(__global float *)g = 1.0f;
  *(__local float *)g = 1.0f; //~ ERROR CL0302
}

void drop_quals(const __global int *cg, volatile __local int *vl) {
  __global int *a = (__global int *)cg;
  __local int *b = (__local int *)vl;
  *(__global int *)cg = 1;
  *cg = 1; //~ ERROR CL0320
}

void object_casts(int x) {
  int a = (__global int)x;
  int b = (__private int)x;
  int c = (const int)x;
}
