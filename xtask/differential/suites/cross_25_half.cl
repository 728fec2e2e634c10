// std: 1.0 1.2 2.0 3.0

constant float f = 1.0h;
half gh;

half ret(half h) {
  half a = 1.0f;
  half4 v;
  h *= 2.0f;
  return h;
}

kernel void ptr(global half *p, global float *f, local half *l, half *q) {
  global half *g = p;
  *p;
  p[0] = 1.0f;
  half x;
  (half)1.0f;
  f[0] = vload_half(0, p);
  vstore_half(f[0], 0, p);
  vstore_half_rtz(f[0], 0, l);
  float4 v = vload_half4(0, p);
  vstorea_half4(v, 0, p);
  sizeof(half);
  half arr[4];
}

#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
constant half ch = 1.0h;
half ok(half h) {
  half4 v = (half4)(1.0h, 2.0h, h, 0.5f);
  float f = h + 1.0f;
  half8 w = convert_half8((float8)(1.0f));
  h = sqrt(h) + fma(h, h, h);
  return v.x + h * 3;
}
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half off(half h) { return h; }
#endif
