// Where several overloads of a built-in function (6.15) take the arguments by conversions of one kind, none is meant: an
// integer could become each of the floating types, and two types each other.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void calls(int i, uint u, long l, float f, double d, char c, float4 f4) {
  f = sin(i); //~ ERROR CL0605
  f = sqrt(2); //~ ERROR CL0605
  f = pow(2, 3); //~ ERROR CL0605
  f = fmax(i, i); //~ ERROR CL0605
  f = length(1); //~ ERROR CL0605
  i = max(i, u); //~ ERROR CL0605
  l = min(l, i); //~ ERROR CL0605
  i = clamp(i, 0u, 10L); //~ ERROR CL0605
  i = abs(f); //~ ERROR CL0605
  i = max(c, 1); //~ ERROR CL0605
  i = clz(f); //~ ERROR CL0605
  f = fmax(f, d); //~ ERROR CL0605
  f = sin((float)i); //~ FINE CL0605
  f = sqrt(2.0f); //~ FINE CL0605
  d = sqrt(d); //~ FINE CL0605
  f = pow(2.0f, 3.0f); //~ FINE CL0605
  i = max(i, (int)u); //~ FINE CL0605
  l = min(l, (long)i); //~ FINE CL0605
  u = max(u, 1u); //~ FINE CL0605
  i = clamp(i, 0, 10); //~ FINE[1.1+] CL0605
  u = abs(i); //~ FINE CL0605
  f4 = fmax(f4, f); //~ FINE CL0605
  d = fmax((double)f, d); //~ FINE CL0605
  f = native_sin(i); //~ FINE CL0605
}
