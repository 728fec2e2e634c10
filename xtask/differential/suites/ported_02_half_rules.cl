// std: 1.1 1.2 3.0

#pragma OPENCL EXTENSION cl_khr_fp16 : disable

half global_half;
constant float allowed_global = 1.0f;
half ret_half(half h);
half *ret_half_ptr(half *h);

kernel void store(global half *p, global float *q, half h) {
  half a[2];
  half b;
  half *c = 0;
  *p;
  b = *p;
  *q = vload_half(0, p);
  vstore_half(1.0f, 0, p);
  p[1];
  float f = (float)*p;
  b = 1.0h;
  struct { half h; } s;
  (void)sizeof(half);
}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

constant half enabled_half = 1.0h;
half ret_half2(half h) {
  half4 v = (half4)(h, 1.0h, 2.0h, 3.0h);
  h = 2.0h;
  return v.x + h;
}

kernel void by_value(half h, half2 v) {
  h = v.x;
}
