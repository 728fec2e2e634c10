// std: 1.2 2.0
// opts: -DHAVE_BUILTINS=1
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
constant float f = 1.0h;
half half_disabled(half *p, half h) {
  half a[2];
  half b;
  *p;
  p[1];
  float c = 1.0f;
  b = (half)c;
#ifdef HAVE_BUILTINS
  (void)__builtin_nanf16("");
  c = vload_half(0, p);
  vstore_half(c, 0, p);
#endif
  half *allowed = &p[1];
  half *allowed2 = &*p;
  half *allowed3 = p + 1;
  return h;
}
kernel void half_disabled_kernel(global half *p, half h);
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
constant half a = 1.0h;
constant half b = 1.0f;
half half_enabled(half *p, half h) {
  half a[2];
  half b = 1.0;
  b = *p + p[1] * h;
  half2 v = (half2)(b, 2.0h);
  half8 w = v.xyxyxyxy;
  b = v;
  int i = b % 2;
  b = b << 1;
  return -h;
}
kernel void half_enabled_kernel(global half *p, half h, half4 v);
