// std: 1.0 1.2 2.0 3.0
// opts: -DPLAIN_RUN=1
// half without, then with cl_khr_fp16 enabled.
#pragma OPENCL EXTENSION cl_khr_fp16 : disable

half hvar;
constant float f = 1.0h;
half ret(half h) { return h; }
void ptr(half *p, global half *g, half **pp, constant half *c) {
  half h = *p;
  float x = *p;
  *g = 1.0f;
  half a[2];
  half *q = p + 1;
  (void)sizeof(half);
  (void)sizeof(*g);
  x = vload_half(0, g);
  x = g[1];
  vstore_half(x, 0, g);
  float4 v = vload_half4(0, g) + vload_half4(1, c);
  vstorea_half3_rte(v.xyz, 0, g);
}
half2 hv;
typedef half half_t;
typedef half4 half4_t;
kernel void kh(half h) {}
kernel void khp(global half *h) {}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#ifdef cl_khr_fp16
constant half ch = 1.0h;
half add(half a, half b) { return a + b * 2.0h - 1.0f; }
half3 addv(half3 a, half b) { return a * b + (half3)(1.0h, 2.0h, 3.0h); }
float widen(half h) { return h; }
half narrow(float x) { return x; }
half4 cmp(half4 a, half4 b) { return a < b; }
short4 cmp2(half4 a, half4 b) { return a < b; }
int fcts(half h, half2 h2) { return isnan(h) + (int)sin(h2).x + (int)fma(h, h, h); }
half4 conv(float4 x) { return convert_half4(x); }
half4 conv2(int4 x) { return convert_half4_rtz(x); }
ushort bits(half h) { return as_ushort(h); }
half mod(half a, half b) { return a % b; }
half not(half a) { return ~a; }
half lit = HALF_MAX + M_PI_H;
#else
#warning no fp16
half still_bad(half x) { return x; }
#endif
