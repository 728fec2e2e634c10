// std: 1.1 1.2 3.0
// opts: -DFP16=1
// Half literals, arithmetic, promotion; the extension switched on in one run.

#ifdef FP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

half test(void) {
  half x = 0.1f;
  x += 2.0f;
  half y = x + x;
  half z = y * 1.0f;
  return z;
}

half test_inc(half x) { return ++x; }

half literals(void) { return 1.0h + 2.5H - .5h * 0x1.8p3h; }
constant half limit = 65504.0h;

__attribute__((overloadable)) int min_or(int);
__attribute__((overloadable)) half min_or(half);
__attribute__((overloadable)) float min_or(float);

__kernel void foo(__global long *dst, __global half *res) {
  dst[0] = sizeof(min_or(1.0h)) == sizeof(half);
  dst[1] = min_or(1);
  res[0] = min_or(res[1]);
  res[0] = test();
}

half test_ternary(half a, half b, int c) { return c ? a : b; }
half4 vectors(half4 v, half s) {
  v.xy = (half2)(s, 1.0h);
  v *= s;
  v += 1.0f;
  return v + (half4)(0.5h, s, v.hi);
}

int compare(half a, half b) { return a < b && a != 0 || !b; }
half conv(float f, int i, uint u) {
  half h = (half)f;
  h = (half)i + u;
  h = convert_half_rtz(f);
  return convert_half(i) + fabs(h) + as_half((short)i);
}
float widen(half h) { return h; }
float from_pointer(global half *p) { return vload_half(0, p) + *p; }
half *pointer_ok(half *p) { return p + 1; }
void storage(void) {
  half a;
  half b[4];
  half *p;
  __fp16 f16;
  _Float16 F16 = 1.0f16;
  sizeof(half);
}
struct in_struct { half h; half2 h2; };
