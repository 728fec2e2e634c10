// Both types of `as_…` have as many bytes (6.4.4.2); a vector of three has as many as one of four (6.3.2, 6.5.11).
// Nothing is promoted: a character constant is an int.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void reinterpreted(int i, short s, char c, long l, float f, double d, float4 f4, int2 i2, uchar4 u4) {
  int a = as_int(s); //~ ERROR CL0515
  short b = as_short(i); //~ ERROR CL0515
  char e = as_char(1); //~ ERROR CL0515
  uchar g = as_uchar('a'); //~ ERROR CL0515
  float h = as_float(d); //~ ERROR CL0515
  float j = as_float(1L); //~ ERROR CL0515
  long k = as_long(f); //~ ERROR CL0515
  int m = as_int(f4); //~ ERROR CL0515
  int4 n = as_int4(i2); //~ ERROR CL0515
  double4 o = as_double4(f4); //~ ERROR CL0515
  int2 p = as_int2(i); //~ ERROR CL0515
  uint q = as_uint(f); //~ FINE CL0515
  float r = as_float(0x3f800000); //~ FINE CL0515
  ulong t = as_ulong(d); //~ FINE CL0515
  uchar u = as_uchar(c); //~ FINE CL0515
  int4 v = as_int4(f4); //~ FINE CL0515
  short2 w = as_short2(i); //~ FINE CL0515
  long x = as_long(i2); //~ FINE CL0515
  uint y = as_uint(u4); //~ FINE CL0515
  double2 z = as_double2(f4); //~ FINE CL0515
}
#if __OPENCL_C_VERSION__ >= 120
float3 of_four(float4 v) { return as_float3(v); } //~ FINE[1.2+] CL0515
int3 of_three(float3 v) { return as_int3(v); } //~ FINE[1.2+] CL0515
int3 of_two(float2 v) { return as_int3(v); } //~ ERROR[1.2+] CL0515
char4 of_shorts(short3 v) { return as_char4(v); } //~ ERROR[1.2+] CL0515
#endif
