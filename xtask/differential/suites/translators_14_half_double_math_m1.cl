// std: 1.2 3.0
// Builtins on half and double, where the device has them.
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
constant void half_math(global half *h, global half4 *h4, global float4 *f4) {
  size_t i = get_global_id(0);
  half a = h[i], b = 1.5h;
  h[i] = fma(a, b, (half)2.0f) + native_sqrt((float)a);
  h4[i] = convert_half4_rtz(f4[i]) * (half4)(b);
  f4[i] = convert_float4(h4[i]);
  short4 m = isnan(h4[i]);
  h4[i] = select(h4[i], (half4)(0.0h), m);
  half2 pair = as_half2(0x3c003c00);
  h[i] += dot(pair, h4[i].xy);
}
#endif

kernel void storage_only(global const half *src, global half *dst, global float *f) {
  int i = get_global_id(0);
  float4 v = vload_half4(i, src);
  v.w = vload_half(i, src);
  vstore_half4_rte(v * 2.0f, i, dst);
  vstorea_half4(v, i, dst);
  f[i] = length(v.xyz) + distance(v, v.wzyx) + fast_normalize(v).x;
}

#if defined(cl_khr_fp64) || __OPENCL_C_VERSION__ >= 120
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void double_math(global double *d, global double2 *d2, global long *l) {
  size_t i = get_global_id(0);
  double ip, x = d[i];
  int e, quo;
  double fr = modf(x, &ip);
  double mant = frexp(fr, &e);
  x = ldexp(mant, e) + remquo(x, 3.0, &quo) + 0x1.8p+3;
  double c, s = sincos(x, &c);
  d2[i] = (double2)(s, c) / M_PI;
  l[i] = isgreater(x, M_E) | signbit(x) ? convert_long_sat_rtp(x) : as_long(x);
  d[i] = clamp(x, -DBL_MAX, (double)FLT_MAX) + nan(1ul) + smoothstep(0.0, 1.0, ip);
}
#endif
