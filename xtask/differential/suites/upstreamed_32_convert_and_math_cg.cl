// std: 1.2 3.0
// Overload resolution of math builtins; each call picks one mangled name.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

float __attribute__((overloadable)) mine(float x) { return x; }
double __attribute__((overloadable)) mine(double x) { return x; }
int4 __attribute__((overloadable)) mine(int4 x) { return x; }

kernel void math(global float *f, global float4 *f4, global double *d, int i) {
  f[0] = sin(f[1]);
  f4[0] = fma(f4[1], f4[2], f4[3]);
  f4[1] = max(f4[0], 1.0f);
  f4[2] = clamp(f4[0], 0.0f, 1.0f);
  f4[3] = mix(f4[0], f4[1], 0.5f);
  f[2] = fract(f[1], &f[3]);
  f[4] = frexp(f[1], &i);
  f[5] = native_rsqrt(f[4]) + half_exp(f[3]);
  d[0] = pow(d[1], 2.0);
  d[1] = mine(d[0]) + mine(f[0]);
  f[6] = dot(f4[0], f4[1]) + length(f4[2].xyz);
  f4[4] = cross(f4[0], f4[1]);
  f4[5] = convert_float4_rtz(mine((int4)i));
  f[7] = convert_float_rtp(d[0]) + convert_uchar_sat(300);
  f4[6] = select(f4[0], f4[1], isless(f4[0], f4[1]));
  i = any(isnan(f4[0])) | all((int2)(i, -1));
  f4[7] = shuffle(f4[0], (uint4)(3, 2, 1, 0));
  f[8] = mad24(i, 2, 3) + mul_hi(i, i) + popcount(i);
}
