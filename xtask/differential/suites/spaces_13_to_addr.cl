// std: 1.2 2.0 3.0
// to_global, to_local, to_private.

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
typedef __generic float *fptr;

void results(int *p, const int *cp, volatile int *vp, fptr f, void *v) {
  __global int *g = to_global(p);
  __local int *l = to_local(p);
  __private int *q = to_private(p);
  __global int *e1 = to_local(p);        // error
  __local int *e2 = to_private(p);       // error
  __private int *e3 = to_global(p);      // error
  __constant int *e4 = to_global(p);     // error
  int *any = to_local(p);
  const __global int *cg = to_global(cp);
  __global int *e5 = to_global(cp);      // drops const
  volatile __local int *vl = to_local(vp);
  __global float *gf = to_global(f);
  __global int *e6 = to_global(f);       // other pointee
  __global void *gv = to_global(v);
  __global char *gc = to_global((char *)v);
  __global int *e7 = to_global(cp + 1);  // drops const
}

void arguments(__global int *g, __local int *l, __private int *p, __constant int *c, int i,
               float4 *fp) {
  (void)to_global(g);
  (void)to_local(g);
  (void)to_private(l);
  (void)to_local(p);
  (void)to_global(c);                    // error
  (void)to_local(c);                     // error
  (void)to_global(i);                    // error
  (void)to_global(1.0f);                 // error
  (void)to_global();                     // error
  (void)to_global(g, l);                 // error
  (void)to_private(&i);
  (void)to_global("text");               // error
  __private float4 *q = to_private(fp);
  if (to_global(fp))
    *to_global(fp) = (float4)(0.0f);
  to_global(g) = g;                      // error
  to_local(l);
}

typedef struct { int a[2]; } T;
kernel void k(__global T *g, __local T *l) {
  T t;
  T *any = get_local_id(0) ? g : l;
  __global T *x = to_global(any);
  if (x != NULL) x->a[0] = 1;
  if (to_local(any)) to_local(any)->a[1] = 2;
  if (get_fence(any) == CLK_GLOBAL_MEM_FENCE) any = &t;
}
#else
void absent(__global int *g) {
  (void)to_global(g);                    // error
  (void)to_local(g);                     // error
  (void)to_private(g);                   // error
}
#endif
