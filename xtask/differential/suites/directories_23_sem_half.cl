// std: 1.0 1.2 3.0
// opts:
// opts: -DFP16=1
#ifdef FP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#else
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif
constant float f = 1.0h;
half half_disabled(half *p, half h) {
  half a[2];
  half b;
  *p;
  b = *p;
  p[1];
  float c = 1.0f;
  b = 1.0f;
  c = vload_half(0, p);
  c = (float)*p;
  half *allowed = &p[1];
  half *allowed2 = &*p;
  half *allowed3 = p + 1;
  sizeof(*p);
  return h;
}
half4 vec(half4 v, half2 *p) { return v + (half4)(1.0h, *p, 2.0H); }
kernel void half_const(global half *in, constant half *c) { half x = 2; in[0] = c[0] * x; }
#pragma OPENCL EXTENSION cl_khr_fp16 : begin
