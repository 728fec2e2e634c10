// std: 1.0 1.1 1.2 3.0
// double and its literals by edition and extension.

constant double early = 1.0;
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
void off(double a);
double2 off2;

void lits(void) {
  float a = 1.0;
  float b = 1.0f;
  float c = 1e400;
  float d = 1.0L;
  long double e;
  float g = 1.0 + 2;
  double h = 1.0;
}
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void on(double a, double4 b) {
  double c = 1.0;
  float f = a;
  float2 f2 = b.xy;
  double4 d4 = b + 1.0f;
  float4 e4 = b;
  e4 = convert_float4(b);
  e4 = (float4)b;
  float s = sin(1.0) + sin(1.0f);
  int i = a;
  int4 i4 = b < d4;
  long4 l4 = b < d4;
}
#pragma OPENCL EXTENSION cl_khr_fp64 : begin
void begun(double x) { }
#pragma OPENCL EXTENSION cl_khr_fp64 : end
#pragma OPENCL EXTENSION cl_khr_fp65 : enable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : disable
