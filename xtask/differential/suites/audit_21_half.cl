// std: 1.2 2.0 3.0
// opts: -DFP16=1
// opts:
#ifdef FP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#else
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif
constant float f = 1.0h;
constant half cst = 1.0h;
half half_disabled(half *p, half h) {
  half a[2];
  half b;
  half *allowed = &p[1];
  half *a2 = &*p;
  *a2;
  *p = 1;
  b = *p;
  h += 1.0h;
  float c = 1.0f;
  b = (half)c;
  b = c;
  c = vload_half(0, p);
  vstore_half(c, 0, p);
  return h;
}
half4 vec(half4 v);
half retp(void);
half *ret_ptr(void);
typedef half half_t;
struct hs { half h; half *hp; };
union hu { half h; };
kernel void kh(global half *p, global half4 *q) {
  float x = vload_half(1, p);
  float4 y = vload_half4(1, p);
  vstore_half_rte(x, 0, p);
  vstore_half((half)1, 0, p);
  sizeof(half);
  sizeof(half4);
  half8 z;
  as_half((short)1);
  convert_float(p[0]);
  x = 1.0h + 2;
}
