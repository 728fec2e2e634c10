// std: 1.0 1.2 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : disable

half by_value(half h);

half *by_pointer(half *h) {
  half *q = h;
  return q;
}

void f(global half *p) {
  half a[2];
  half b;
  b = *p;
  float v = vload_half(0, p);
  vstore_half(v, 0, p);
  v = 1.0h;
}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half by_value_on(half h) {
  half c = 1.0h;
  return h + c;
}
half4 vec_on(half4 h) { return h * 2.0h; }
