// std: 1.0 1.2 3.0
// opts: -DENABLE=1
// opts: -DDISABLE=1
// Double literals with the extension left as it is, enabled and disabled.

#if defined(ENABLE)
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#elif defined(DISABLE)
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#endif

void test_literals(global float *f) {
  f[0] = 2.0 * 3.0 + 1e10 - 0x1p-4;
  f[1] = 10.0F + 5.0;
  f[2] = 20.0f * .1;
  f[3] = 1e400;
  f[4] = 1.0 / 3;
  f[5] = 3.14159265358979L;
  f[6] = 1.0d;
}

typedef double4 vec_alias;
double dbl(double x) { return x * x + 1.0; }
constant double pi = M_PI;
constant float pif = M_PI_F;
constant double tbl[] = {1.0, 2.0f, 3};

kernel void demo(global double *d, global float *f, global double4 *dv) {
  double local_d = f[0];
  d[0] = local_d + dbl(d[1]);
  dv[0] = (double4)(1.0, 2.0, d[1], f[2]);
  dv[1] = convert_double4(vload4(0, f));
  d[2] = sqrt(d[0]) + fma(d[0], d[1], 2.0);
  f[0] = (float)d[2];
  f[1] = pow(f[0], 2.0f);
  f[2] = pow(f[0], 2.0);
  f[3] = f[0] < 1.0 ? 1.0 : 0.0;
  f[4] = as_double(1L) > 0.0;
  d[3] = (double)1;
  sizeof(1.0);
}

typedef int lit_is_double[sizeof(1.0) == 8 ? 1 : -1];
void printer(float f) {
  float4 v = (float4)(1.0, 2.0, 3.0, 4.0);
  v *= 2.0;
  v = v + 1.0;
  int i = 2.7;
  float a[3] = {1.0, 2.5, 1e-3};
}

long double too_long;
double _Complex cplx(void);
