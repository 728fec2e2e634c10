// std: 1.2 2.0 3.0
// opts:
// opts: -DFP16=1
// half as a storage type, and as an arithmetic type with cl_khr_fp16.

#ifdef FP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#else
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif

kernel void storage(global half *h, local half *l, constant half *c, global float *f) {
  f[0] = vload_half(0, h);
  float4 v = vload_half4(1, c);
  v += vloada_half4(1, l);
  vstore_half(f[0], 3, h);
  vstore_half4(v, 0, h);
  vstore_half_rte(f[0], 3, l);
  vstorea_half4_rtz(v, 0, l);
  vstore_half8_rtp((float8)(0.0f), 0, h);
  half *p = 0;
  size_t s = sizeof(half);
}

half ret(half x);
void by_value(half x);
void by_pointer(half *x);

void arith(half *p, float f) {
  half a = 1.0h;
  half b = f;
  half c = p[0];
  half2 d = (half2)(a, b);
  float g = *p;
  *p = f;
  a = a + b;
  d *= a;
  a = (half)f;
  g = a;
  int i = a < b;
  half4 e = convert_half4((float4)(f));
  a = sqrt(a) + fma(a, b, a);
  d = vload2(0, p);
}

float suffix(void) {
  return 1.0h + 2.5H + 0x1p3h;
}
