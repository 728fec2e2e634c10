// std: 1.2 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
constant float f = 1.0h;

half half_disabled(half *p, half h) {
  half a[2];
  half b;
  half *q = p;
  b = *p;
  *p = b;
  float c = 1.0f;
  b = (half)c;
  b = c;
  half2 v2;
  return h;
}
kernel void half_disabled_kernel(global half *p, half h);

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half half_enabled(half *p, half h) {
  half a[2];
  half b = 1.0h;
  half bad = 1.0hf;
  b = *p;
  *p = b + h;
  half2 v2 = (half2)(b, 2.0h);
  half16 v16 = v2;
  float4 f4 = convert_float4((half4)(b));
  b = sin(b);
  return vload_half(0, p);
}
kernel void half_enabled_kernel(global half *p, half h) {
  *p = fma(h, h, (half)1);
  vstore_half(1.0f, 0, p);
}
