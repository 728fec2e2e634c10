// `&`, `|`, `^` and `~` (OpenCL C 6.5.6).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a, b; };
enum colour { red, green };
void f(char c, ulong ul, bool b, enum colour e, float x, double d, char2 c2, uchar2 uc2, int3 i3, uint3 u3, ulong8 ul8, float3 x3, double2 d2, struct pair p, global int *g) {
  // Integers, scalars and vectors.
  int a = c & ul; a = b | e; a = c ^ b; a = ~c; ul = ~ul; a = ~b; a = ~e;
  c2 = c2 & c2; uc2 = uc2 | uc2; i3 = i3 ^ i3; ul8 = ~ul8; u3 = ~u3 & u3;
  int sizes[sizeof(c & c) == 4 && sizeof(~c) == 4 && sizeof(~c2) == 2 && sizeof(ul | c) == 8 ? 1 : -1];
  // No floating-point numbers, on either side.
  x = x & x; //~ ERROR CL0502
  x = 1 | x; //~ ERROR CL0502
  d = d ^ 1; //~ ERROR CL0502
  d = ~d; //~ ERROR CL0502
  a = ~1.0f; //~ ERROR CL0502
  x3 = x3 & x3; //~ ERROR CL0502
  x3 = x3 | 1; //~ ERROR CL0502
  i3 = i3 ^ x; //~ ERROR CL0502
  i3 = x & i3; //~ ERROR CL0502
  d2 = ~d2; //~ ERROR CL0502
  x3 = ~x3; //~ ERROR CL0502
  x &= 1; //~ ERROR CL0502
  d2 |= d2; //~ ERROR CL0502
  a ^= 1.0f; //~ ERROR CL0502
  // Their bits are integers.
  x = as_float(as_uint(x) & 0x7fffffff); i3 = as_int3(x3) ^ i3;
  // A scalar beside a vector is widened, if it fits an element.
  c2 = c2 & c; i3 = 1 | i3; ul8 = ul8 ^ ul; uc2 = uc2 & b; ul8 &= 15; u3 ^= 1u;
  c2 = c2 & 0x100; //~ ERROR CL0504
  i3 = ul | i3; //~ ERROR CL0504
  i3 = i3 ^ 1u; //~ ERROR CL0504
  c2 |= c << 1; //~ ERROR CL0504
  // Two vectors are of one type.
  c2 = c2 & uc2; //~ ERROR CL0503
  i3 = u3 | i3; //~ ERROR CL0503
  i3 = i3 ^ (int4)(1); //~ ERROR CL0503
  i3 &= u3; //~ ERROR CL0503
  c2 = uc2 ^ uc2; //~ ERROR CL0506
  // Nothing else.
  a = p & p; //~ ERROR CL0502
  a = ~p; //~ ERROR CL0502
  a = g & 1; //~ ERROR CL0502
  g |= 1; //~ ERROR CL0502
  a = g ^ g; //~ ERROR CL0502
  i3 = g & i3; //~ ERROR CL0502
}
