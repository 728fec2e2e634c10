// std: 1.1 1.2 3.0
// opts: -DNO_FP16
// opts: -DFP16
// half with and without cl_khr_fp16.

#ifdef FP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#else
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif

constant half ch = 1.0f;
constant half lit = 1.0h;
half ret(void);
void by_val(half h);
void by_ptr(half *p, global half *g);
void vec(half4 v);
typedef half2 h2;
struct hs { half h; };

half add(half a, half b) {
  half c = a + b;
  return c;
}

kernel void k(global half *p, half v, constant half4 *c4) {
  half loc;
  half arr[4];
  half *q = &arr[0];
  *p = 1.0f;
  float f = *p;
  f = p[1] + 1.0f;
  f = vload_half(0, p);
  vstore_half(f, 0, p);
  vload_half(0, *p);
  f = (float)v;
  f = 2.5h;
  f = 0x1.0p3h;
  f = 1h;
  p = q;
  half4 h4 = (half4)(1.0h, 2.0h, 3.0h, 4.0h);
  half s = sin(v);
  sizeof(half);
  sizeof(half3);
}
