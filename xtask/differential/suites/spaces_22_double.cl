// std: 1.0 1.1 1.2 2.0 3.0
// double: literals, the extension, conversions.

#if __OPENCL_C_VERSION__ < 120
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

constant double cd = 1.0;
constant double4 cd4 = (double4)(1.0, 2.0, 3.0, 4.0);
constant float cf = 1.0;
typedef double real;

double scale(double a, real b) { return a * b; }

void literals(void) {
  double a = 1.0;
  double b = 1e10;
  double c = .5;
  double d = 0x1.8p3;
  double e = 1.0f;
  float f = 1.0;
  float g = 1e40;
  float h = 1.0F;
  double i = 1.0d;                   // error
  double j = 1.0l;
  long double k = 1.0L;              // error
  float l = 1f;                      // error
  double m = 1;
  float n = 3.;
}

void ops(double d, float f, int i, double4 d4, float4 f4, long4 l4, int4 i4) {
  double a = d + f;
  double b = d * i;
  float c = d;
  int e = d;
  double4 g = d4 + d;
  double4 h = d4 * f;
  double4 j = d4 + 1;
  float4 k = f4 * d;                 // error
  float4 l = f4 * 2.0;
  double4 m = d4 + f4;               // error
  double4 n = f4;                    // error
  double4 o = convert_double4(f4);
  long4 p = d4 < d4;
  int4 q = d4 < d4;                  // error
  double4 r = l4 ? d4 : d4;
  double4 s = i4 ? d4 : d4;          // error
  d = d % 2.0;                       // error
  d = d << 1;                        // error
  i = d && f;
  i = !d;
  if (d) i = 1;
  double4 t = !d4;                   // error
  d4 %= d4;                          // error
  ulong u = as_ulong(d);
  d = as_double(f);                  // error
}

kernel void k(global double *out, double x, double2 y) {
  out[0] = sqrt(x) + fma(x, y.x, y.y);
  out[1] = max(x, 1.0) + scale(x, 2);
}

#pragma OPENCL EXTENSION cl_khr_fp64 : disable
double after;
void disabled(void) {
  double a = 1.0;                    // depends on the edition
  float b = 1.0;
  float c = 1.0f * 2.0;
  double4 d;
}
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void enabled(void) { double a = 1.0; double16 b = a; }
