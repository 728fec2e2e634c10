// std: 1.2 2.0
// opts: -DFULL=1
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half test(half x) {
  return x * x + 1.5h;
}
half4 test4(half4 a, half b) {
  return a * b;
}
// CHECK: fpext half
float widen(half h) { return h; }
half narrow(float f) { return f; }
kernel void foo(global half *buf, global float *f) {
  buf[0] = test(buf[0]);
  buf[1] = buf[0] + 1.0f;
  buf[2] = -buf[3];
  buf[4] = fma(buf[0], buf[1], buf[2]);
  f[0] = vload_half(0, buf);
  vstore_half_rte(f[1], 3, buf);
#ifdef FULL
  buf[5] = convert_half(f[2]);
  buf[6] = as_half((ushort)0x3c00);
  buf[7] = buf[0] < buf[1] ? 0.0h : 1.0H;
#endif
}
