// std: 1.2 2.0 3.0
// Explicit casts between address spaces, code generation.

typedef __global int *gptr;
typedef __local int *lptr;

__constant int table[4] = {1, 2, 3, 4};

int load_private(int *p) { return *p; }
int load_global(__global int *p) { return *p; }
int load_constant(__constant int *p) { return *p; }

kernel void same_space(__global int *g, __local int *l) {
  __global char *gc = (__global char *)g;
  __local float *lf = (__local float *)l;
  __global void *gv = g;
  gptr back = (gptr)gv;
  lptr lback = (lptr)lf;
  gc[0] = (char)back[1];
  lf[0] = (float)lback[1];
}

kernel void via_integer(__global int *g, __local int *l) {
  size_t a = (size_t)g;
  uintptr_t b = (uintptr_t)l;
  __local int *l2 = (__local int *)b;
  __global int *g2 = (__global int *)a;
  *g2 = *l2;
  *g2 += load_constant(table + (a & 3));
}

kernel void null_pointers(__global int *g) {
  __global int *n = 0;
  __local int *ln = NULL;
  __private int *pn = (__private int *)0;
  if (g == n && ln == 0 && !pn)
    return;
  g[0] = load_global(g + 1);
}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
kernel void generic_and_back(__global int *g, __local int *l) {
  __generic int *p = g;
  int *q = (int *)l;
  __global int *g2 = (__global int *)p;
  __local int *l2 = (__local int *)q;
  *g2 = *l2;
  p = *g2 ? p : q;
  *p = 1;
}
#endif
