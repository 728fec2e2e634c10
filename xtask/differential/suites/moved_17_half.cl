// std: 1.2 2.0 3.0
// half without and with its extension.
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
constant float f = 1.0h;

half half_disabled(half *p, half h) {
  half a[2];
  half b;
  half *q = p;
  *p;
  p[1];
  b = *p;
  float c = vload_half(0, p);
  vstore_half(c, 0, p);
  b = 1.0f;
  (half)c;
  b + b;
  half4 v;
  return h;
}
kernel void half_arg(half h) {}
typedef half half_t;
struct hs { half h; };

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
constant float ff = 1.0h;

half half_enabled(half *p, half h) {
  half a[2];
  half b = 1.0h;
  half4 v = (half4)(1.0h, 2.0h, b, h);
  half d = 1.0f;
  b = b + *p;
  v = v * h;
  v = v * 2.0f;
  p[1] = (half)2.5;
  v = sin(v);
  short4 m = v < v;
  int4 n = v < v;
  return h;
}
kernel void half_arg2(half h, global half4 *o) {}
