// std: 1.2 2.0 3.0
// opts: -DENABLE=0
// opts: -DENABLE=1
#if ENABLE
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#else
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif

constant float f = 1.0h;

half half_ret(half h) {
  half a[2];
  half b;
  *(1 ? &b : a) = 3;
  b = a[1];
  half c = b;
  half4 d = (half4)(b);
  return h;
}

half *ptr_param(half *p, global half *g) {
  half *q = p;
  g[0] = p[1];
  float x = *p;
  vstore_half(x, 0, g);
  x = vload_half(0, g);
  vstore_half((double)x, 0, p);
  return q;
}

struct hs { half h; half *p; };

kernel void hk(global half *p, global half2 *v, half arg) {}
constant int sz = sizeof(half);
half fwd(void);
