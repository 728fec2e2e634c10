// std: 1.0 2.0
typedef __attribute__((address_space(5))) int int_as5;

void casts(__global int *g, __local int *l, __constant int *c) {
  __private int *p;
  g = (__global int *)l; // expected-error
  l = (__local int *)c; // expected-error
  c = (__constant int *)g; // expected-error
  p = (__private int *)g; // expected-error
  g = (__global int *)(size_t)l;
  __global char *gc = (__global char *)g;
  __global float *gf = (__global float *)gc;
#if __OPENCL_C_VERSION__ >= 200
  __generic int *gen = (__generic int *)g;
  gen = (__generic int *)c; // expected-error
  g = (__global int *)gen;
  l = (__local int *)gen;
  c = (__constant int *)gen; // expected-error
  int *def = (int *)l;
  def = (int *)c; // expected-error
#else
  p = (int *)g; // expected-error
  p = (int *)c; // expected-error
#endif
}

void nested(__global int *__global *gg, __local int *__global *lg) {
  gg = (__global int *__global *)lg; // expected-warning
  gg = lg; // expected-error
}

void numbered(int_as5 *a, __global int *g) {
  g = (__global int *)a; // expected-error
  a = (int_as5 *)g; // expected-error
}
