// std: 1.2 2.0 3.0
// opts: -DFP16=1
// opts: -DFP16=0

#if FP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#else
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif

constant float f = 1.0h;
half half_disabled(half *p, half h) {
  half a[2];
  half b;
  *p;
  p[1];
  b = h + 1;
  float c = 1.0f;
  b = c;
  half4 v4;
  v4 = (half4)(1.0h, 2.0h, 3.0h, 4.0h);
  half *allowed = &p[1];
  half *allowed2 = &*p;
  half *allowed3 = p + 1;
  c = vload_half(0, p);
  vstore_half(c, 0, p);
  return h;
}
kernel void k(global half *p, global half2 *v, half s) {
  p[0] = s;
  v[0].x = 1.0f;
  float d = convert_float(p[0]);
  half e = convert_half_rte(d);
  e = as_half((short)1);
  e = sin(e);
}
