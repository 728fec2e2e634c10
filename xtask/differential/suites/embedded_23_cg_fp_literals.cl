// std: 1.0 1.2 3.0
// opts: -DUSE_D=1
// opts: -DUSE_F=1
// Literals are double only where doubles are supported.
kernel void lit(global float *f, int n) {
  // CHECK: float 1.000000e+00
  f[0] = 1.0f;
  f[1] = 0x1.8p3f;
  f[2] = 1e-3F;
  f[3] = n * 0.5f;
#ifdef USE_D
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  f[4] = 1.0;
  f[5] = f[4] * 2.5;
  double d = 1.0e300;
  f[6] = (float)d;
  f[7] = 1.0L;
#endif
#ifdef USE_F
  f[8] = 0x1p-126f;
  f[9] = .5f + 5.f;
  f[10] = 1e40f;
  f[11] = 1e-50f;
#endif
}
