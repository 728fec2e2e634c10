// std: 1.1 1.2 2.0 3.0
// opts: -DPLAIN=1
// opts: -DHALF=1
#ifdef HALF
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

typedef half *half_ptr;

void storage(global half *p, half *q, global float *f) {
  f[0] = vload_half(0, p);
  float4 v4 = vload_half4(0, p);
  float3 v3 = vloada_half3(1, p);
  vstore_half(f[0], 0, p);
  vstore_half_rte(f[0], 1, p);
  vstore_half4_rtz(v4, 0, q);
  vstorea_half3(v3, 0, p);
  half *r = &q[3];
  p = p + 1;
}

#ifdef HALF
half arith(half a, half b) {
  half c = a + b;
  half d = (half)1.5f;
  c *= 2.0h;
  c = a * b - d / a;
  c++;
  float f = c;
  double e = c;
  half arr[2] = {a, b};
  return a < b ? c : d;
}

half4 vec(half4 a, half b) {
  half4 c = a + b;
  c.x = b;
  short4 m = a < c;
  c = (half4)(1.0h, 2.0h, 3.0h, b);
  c = fma(a, c, c) + sqrt(a);
  half16 w = (half16)(a, a, a, a);
  return convert_half4(convert_float4(w.s0123)) + as_half4((short4)(1));
}
#else
half bad(half a);
void decl(global half *p) { half h = p[0]; }
#endif
