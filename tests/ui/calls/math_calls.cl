// std: 1.0 1.2+

#if __OPENCL_C_VERSION__ < 120
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
void math(float f, float2 f2, float3 f3, float4 f4, int i, int2 i2, int4 i4, uint u, double d,
          __global float *gf, __local float *lf, __global int *gi, __private int *pi) {
  f = sin(f);
  f = sin(); //~ ERROR CL0604
  f = sin(f, f); //~ ERROR CL0604
  f = sin(i); //~ ERROR CL0605
  f = sin(1); //~ ERROR CL0605
  f = sin(i2); //~ ERROR CL0604
  f = sin(gf); //~ ERROR CL0604
  f2 = sin(f2);
  f3 = sin(f2); //~ ERROR CL0506
  f = pow(f, f);
  f = pow(f, i);
  f = pow(f); //~ ERROR CL0604
  f4 = pow(f4, f);
  f4 = pown(f4, i4);
  f4 = pown(f4, f4); //~ ERROR CL0604
  f4 = pown(f4, i);
  f4 = rootn(f4, i4);
  f4 = ldexp(f4, i4);
  f4 = ldexp(f4, i);
  f4 = ldexp(f, i4); //~ ERROR CL0604
  f = fract(f, gf);
  f = fract(f, lf);
  f = fract(f, gi);
  f = fract(f, 0); //~ ERROR[1.0,1.2] CL0605
  f = frexp(f, gi);
  f = frexp(f, pi);
  f = modf(f, gf);
  f = sincos(f, lf);
  f = remquo(f, f, gi);
  f = remquo(f, gi); //~ ERROR CL0604
  f = fmax(f, 1);
  f4 = fmax(f4, f);
  f4 = fmax(f4, f2); //~ ERROR CL0604
  f = fma(f, f); //~ ERROR CL0604
  f = native_sin(d);
  d = sin(d);
  i = max(i, u); //~ ERROR CL0605
  i = max(i, i);
  u = max(u, 1); //~ ERROR CL0605
  f4 = max(f4, 1.0f);
  i4 = clamp(i4, 0, 1);
  i4 = abs(i4); //~ ERROR CL0506
  f = nan(u);
  f = nan(f); //~ ERROR CL0605
}
