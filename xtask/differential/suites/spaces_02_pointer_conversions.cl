// std: 1.1 1.2 2.0 3.0
// Implicit conversions between pointers to different address spaces.

void take_global(__global int *p);
void take_local(__local int *p);
void take_constant(__constant int *p);
void take_private(__private int *p);
void take_plain(int *p);
void take_const_global(const __global int *p);
void take_void(__global void *p);

void assign(__global int *g, __local int *l, __constant int *c, __private int *p) {
  __global int *g1 = g;
  __global int *g2 = l;   // error
  __global int *g3 = c;   // error
  __global int *g4 = p;   // error
  __local int *l1 = g;    // error
  __local int *l2 = l;
  __local int *l3 = c;    // error
  __constant int *c1 = g; // error
  __constant int *c2 = l; // error
  __constant int *c3 = c;
  __private int *p1 = g;  // error
  __private int *p2 = p;
  int *d1 = g;            // fine in 2.0
  int *d2 = l;            // fine in 2.0
  int *d3 = c;            // error
  int *d4 = p;
  g1 = l;                 // error
  l2 = p;                 // error
  c3 = g;                 // error
  p2 = p;
  d4 = c;                 // error
}

void calls(__global int *g, __local int *l, __constant int *c, __private int *p) {
  take_global(g);
  take_global(l);         // error
  take_global(c);         // error
  take_local(l);
  take_local(p);          // error
  take_constant(c);
  take_constant(g);       // error
  take_private(p);
  take_private(l);        // error
  take_plain(p);
  take_plain(c);          // error
  take_plain(g);          // error unless generic
  take_const_global(g);
  take_void(g);
  take_void(l);           // error
}

void pointee(__global int *g, __global float *f, __global uint *u, const __global int *cg) {
  __global float *a = g;        // other pointee
  __global uint *b = g;         // sign
  __global int *c = cg;         // discards const
  __global void *v = g;
  __global float *d = v;
  volatile __global int *vg = g;
  g = vg;                       // discards volatile
  f = (__global float *)g;
  u = (__global uint *)f;
  __global int4 *v4 = g;        // other pointee
}

__global int *back_g(__global int *g) { return g; }
__global int *back_l(__local int *l) { return l; }     // error
__local int *back_c(__constant int *c) { return c; }   // error
int *back_p(__private int *p) { return p; }
