// std: 1.0 1.2 3.0
// opts: -DFP16
// opts: -DDISABLED

#ifdef FP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif
#ifdef DISABLED
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif

constant half ch = 1.0f;
constant half ch2 = 1.0h;
constant half4 ch4 = (half4)(0);
half ret(half *p);
half param(half h);
void ptr(half *p, global half *g, half a[2]);
typedef half half_td;
struct S { half h; half *p; };

kernel void k(global half *g, float f) {
  half h;
  half arr[4];
  half2 v2;
  half_td td = 1;
  h = f;
  h = g[0];
  f = g[1];
  f = *g;
  g[0] = f;
  h = h + 1;
  h += 1.0f;
  f = (half)f;
  h = (half)1.0f;
  h = 3.0h;
  v2 = v2 + (half2)(1.0h, 2.0h);
  f = vload_half(0, g);
  vstore_half(f, 0, g);
  vstore_half_rte(f, 0, g);
  vstore_half4((float4)(f), 0, g);
  f = vload_half3(0, g).x;
  int n = sizeof(half);
  f = convert_float(h);
  h = convert_half(f);
  h = convert_half_rtz(f);
  h = sin(h);
  h = as_half((short)1);
  printf("%f", h);
}
