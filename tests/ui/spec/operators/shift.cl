// `<<` and `>>` (OpenCL C 6.5.10).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a, b; };
enum colour { red, green };
void f(char c, uchar uc, ulong ul, bool b, enum colour e, float x, double d, char2 c2, uchar2 uc2, int3 i3, uint3 u3, long2 l2, ushort16 us16, float3 x3, double2 d2, struct pair p, global int *g) {
  // Integers by integers.
  int a = c << uc; a = ul >> c; a = b << e; a = 1 >> true; ul <<= 40; c >>= ul;
  int sizes[sizeof(c << ul) == 4 && sizeof(ul >> c) == 8 && sizeof(c2 << c2) == 2 ? 1 : -1];
  // A vector by a vector of as many, or by a scalar of any width: each element is shifted by itself.
  c2 = c2 << c2; i3 = i3 >> u3; u3 = u3 << i3; us16 = us16 >> us16; c2 = c2 << uc2;
  c2 = c2 << c; c2 = c2 >> ul; i3 = i3 << 1ul; us16 = us16 >> 3; c2 <<= ul; i3 >>= u3;
  l2 = l2 << c2; c2 = c2 >> l2;
  i3 = i3 << c2; //~ ERROR CL0502
  us16 = us16 >> i3; //~ ERROR CL0502
  i3 >>= l2; //~ ERROR CL0502
  i3 = u3 << i3; //~ ERROR CL0506
  // A scalar by a scalar alone.
  a = c << c2; //~ ERROR CL0505
  i3 = 1 >> i3; //~ ERROR CL0505
  i3 = ul << u3; //~ ERROR CL0505
  a <<= i3; //~ ERROR CL0505
  // No floating-point numbers, on either side.
  x = x << 1; //~ ERROR CL0502
  a = 1 >> x; //~ ERROR CL0502
  d = d >> d; //~ ERROR CL0502
  a = c << 1.0; //~ ERROR CL0502
  x3 = x3 << 1; //~ ERROR CL0502
  x3 = x3 >> i3; //~ ERROR CL0502
  i3 = i3 << x3; //~ ERROR CL0502
  i3 = i3 >> 2.0f; //~ ERROR CL0502
  d2 = d2 << l2; //~ ERROR CL0502
  x <<= 1; //~ ERROR CL0502
  x3 >>= i3; //~ ERROR CL0502
  c <<= x; //~ ERROR CL0502
  // Nothing else.
  a = p << 1; //~ ERROR CL0502
  a = 1 >> p; //~ ERROR CL0502
  a = g << 1; //~ ERROR CL0502
  a = 1 >> g; //~ ERROR CL0502
  g >>= 1; //~ ERROR CL0502
  // Any count of bits is taken, since only the lowest count.
  a = 1 << 32; a = 1 << -1; c2 = c2 << 9; ul = 1ul >> 64;
}
