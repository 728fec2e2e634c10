// std: 1.1 1.2 2.0 3.0
// half as storage only type, and with cl_khr_fp16.

#pragma OPENCL EXTENSION cl_khr_fp16 : disable

constant float a = 1.0h;
half ret_half(half h);
half *half_ptr(half *p);
typedef half half_alias;
half_alias g_alias;

kernel void no_ext(global half *h, half by_val) {
  float f = vload_half(0, h);
  vstore_half(f, 0, h);
  half v = h[0];
  half arr[2];
  h[0] = 1.0f;
  h[0] += 1;
  *h = *h;
  half4 v4;
  (half)1.0f;
  sizeof(half);
  f = *h * 2.0f;
}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

half ret_half2(half h) { return h; }

kernel void with_ext(global half *h, half by_val) {
  half v = h[0] + 1.0h;
  half2 v2 = (half2)(v, 1);
  half16 v16 = convert_half16((float16)(0));
  v = 1.0f;
  v2 = v2 * v;
  v2 = v2 * 2.0f;
  h[1] = sqrt(v);
  short2 c = v2 < v2;
  int2 d = v2 < v2;
  h[2] = vload_half(0, h);
  short s = as_short(v);
  int i = as_int(v);
}
