// std: 1.0 1.2 2.0 3.0
// opts: -DFP16=1
// opts: -DFP16=0

#if FP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

half half_disabled(half *p, half h) {
  *p;
  p[1];
  float c = 1.0f;
  (half)c;
  return h;
}

half test(void) {
  half x = 0.1f;
  x += 2.0f;
  half y = x + x;
  half z = y * 1.0f;
  return z;
}

half test_inc(half x) {
  return ++x;
}

half suffix(void) {
  half h = 0.5h;
  return h * 2.0h;
}
