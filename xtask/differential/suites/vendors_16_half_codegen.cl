// std: 1.0 1.2 2.0 3.0
// opts: -DFP16=1
#ifdef FP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

half test(void) {
  half x = 0.1f;
  x += 2.0f;
  half y = x + x;
  // CHECK: half 0xH3260
  return y;
}

half lit(void) { return 1.5h; }
half lit2(void) { return 65504.0H; }
half4 vec(half4 a, half b) { return a * b + (half4)(1.0h, 2.0h, 3.0h, 4.0h); }
short4 cmp(half4 a, half4 b) { return a < b; }
half fmadd(half a, half b, half c) { return fma(a, b, c) + mad(a, b, c); }
half16 hs(half16 v) { return native_sin(v) + sqrt(v); }
constant half arr[2] = {1.0h, -0.0h};
float widen(half h) { return h; }
half narrow(double d) { return (half)d; }
int limits[HALF_MANT_DIG == 11 ? 1 : -1];
#else
half byvalue(half h);
half x_global;
float widen(global half *h) { return *h; }
void assign(global half *d, global half *s) { *d = *s; }
void pt(half *p) { p[1] = 0; }
half4 vec(half4 a);
float lit(void) { return 1.5h; }
int size = sizeof(half);
struct has_half { half h; };
#endif

kernel void passes(global half *in, global half4 *in4) {}
