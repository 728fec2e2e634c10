// std: 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

half test_add(half x) {
  return x + 0.1f16;
}

half test_lit(half x) {
  half z = 1.0h;
  z *= x;
  return z + x * 2.0h - 1.5H;
}

half test_inc(half x) {
  return ++x;
}

half4 test_vec(half4 v) {
  v.xy += 1.0h;
  return v * (half4)(1.0h, 2.0h, 3.0h, 4.0h);
}

half test_int(half x, int n) {
  return x + n;
}

float test_widen(half x) {
  return x;
}

kernel void call(global half *p, global float *f) {
  p[0] = test_add(p[1]) + test_lit(p[2]) + test_inc(p[3]);
  f[0] = test_widen(test_int(p[4], 3));
}
