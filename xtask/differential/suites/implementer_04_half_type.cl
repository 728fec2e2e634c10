// std: 1.2 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half h0(half x) { return x; }
void ptr(global half *p, float f) {
  half v = *p;
  p[0] = f;
  vstore_half(f, 0, p);
  float g = vload_half(1, p);
  half4 q;
  half arr[4];
  float z = 1.0h;
  (void)sizeof(half);
  (half)f;
}
kernel void kh(half h) {}
kernel void khp(global half *h) {}
struct hs { half h; half *p; };
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half h1(half x) { return x + x; }
void ok(void) {
  half a = 1.0h;
  half4 b = (half4)(1.0h, 2.0h, 3.0h, 4.0h);
  a = b.x * 2;
  b += a;
  half c = 1.0f;
  b += 1.0f;
}
