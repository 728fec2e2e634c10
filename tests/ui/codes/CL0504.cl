// A scalar beside a vector becomes an element, and has no greater rank than one (6.4.6): floating before integer, wide
// before narrow, unsigned before signed. Assignments convert whatever comes, and shifts take any integer.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void ranks(float4 f4, int4 i4, uint4 u4, char4 c4, short4 s4, long4 l4, float f, double d, int i, uint u, long l, char c) {
  f4 = f4 * d; //~ ERROR CL0504
  f4 = d - f4; //~ ERROR CL0504
  i4 = i4 + f; //~ ERROR CL0504
  i4 = i4 + 1.0f; //~ ERROR CL0504
  i4 = i4 + l; //~ ERROR CL0504
  i4 = i4 * 1L; //~ ERROR CL0504
  i4 = i4 + u; //~ ERROR CL0504
  i4 = i4 + 0U; //~ ERROR CL0504
  c4 = c4 + i; //~ ERROR CL0504
  c4 = c4 + 1; //~ ERROR CL0504
  s4 = s4 % i; //~ ERROR CL0504
  i4 = i4 & u; //~ ERROR CL0504
  i4 = i4 < l; //~ ERROR CL0504
  i4 = f4 == d; //~ ERROR CL0504
  i4 = i4 && l; //~ ERROR CL0504
  f4 *= d; //~ ERROR CL0504
  i4 -= u; //~ ERROR CL0504
  f4 = f4 * f; //~ FINE CL0504
  f4 = f4 * l; //~ FINE CL0504
  f4 = 2 * f4; //~ FINE CL0504
  i4 = i4 + i; //~ FINE CL0504
  i4 = i4 + c; //~ FINE CL0504
  i4 = i4 + true; //~ FINE CL0504
  u4 = u4 + i; //~ FINE CL0504
  l4 = l4 | u; //~ FINE CL0504
  c4 = c4 + (char)1; //~ FINE CL0504
  c4 = c4 + c; //~ FINE CL0504
  f4 = f4 * (float)d; //~ FINE CL0504
  f4 *= i; //~ FINE CL0504
  i4 = i4 << l; //~ FINE CL0504
  f4 = d; //~ FINE CL0504
  c4 = i; //~ FINE CL0504
}
