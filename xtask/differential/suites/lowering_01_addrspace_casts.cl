// std: 1.2 2.0 3.0
// Lowering of casts between address spaces.

int *priv_to_generic(__private int *p) {
  return (int *)p;
}

#if __OPENCL_C_VERSION__ == 200
__generic int *glob_to_generic(__global int *g) {
  return g;
}

__global int *generic_to_global(__generic int *p) {
  return (__global int *)p;
}

int select_mixed(__global int *g, __local int *l, int c) {
  generic int *p = c ? g : l;
  return *p;
}

int compare_mixed(__global int *g, __local int *l) {
  generic int *q = l;
  return g == q;
}

__kernel void probe(__global int *out) {
  __local int l[4];
  int x = 3;
  int *p = &x;
  *p = 4;
  p = l;
  *p = 5;
  p = out;
  *p = 6;
  out[0] = to_global(p) != 0;
  out[1] = to_local(p) != NULL;
  out[2] = *to_private(p);
}
#endif

ulong ptr_as_int(__global char *g) {
  return (ulong)g;
}

__global char *int_as_ptr(ulong v) {
  return (__global char *)v;
}

__constant int *same(__constant int *c) {
  return (__constant int *)(__constant char *)c + 1;
}
