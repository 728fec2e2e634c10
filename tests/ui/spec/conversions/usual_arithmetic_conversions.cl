// What operands of different types become (OpenCL C 6.4.6).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
enum colour { red, green };
enum low { below = -1, above };
void f(bool b, char c, uchar uc, short s, ushort us, int i, uint u, long l, ulong ul, float x, double d, enum colour e, enum low w, size_t n, char2 c2, uchar2 uc2, short2 s2, ushort2 us2, int2 i2, uint2 u2, long2 l2, ulong2 ul2, float2 x2, double2 d2) {
  // Scalars alone as in C: small ones become int.
  int sizes[sizeof(c + b) == 4 && sizeof(s * uc) == 4 && sizeof(i + l) == 8 && sizeof(u + x) == 4 && sizeof(ul + x) == 4 && sizeof(x + d) == 8 && sizeof(e + c) == 4 && sizeof(i ? c : s) == 4 ? 1 : -1];
  // Two vector types never meet, whatever their ranks.
  c2 = c2 + uc2; //~ ERROR CL0503
  s2 = s2 + c2; //~ ERROR CL0503
  d2 = d2 + x2; //~ ERROR CL0503
  x2 = x2 * i2; //~ ERROR CL0503
  l2 = ul2 - l2; //~ ERROR CL0503
  i2 = (i2 < i2) & (u2 < u2); i2 = i2 + (x2 > x2);
  // Beside a vector a scalar has at most the rank of an element. More bits, more rank.
  c2 = c2 + c; s2 = s2 + c; s2 = s2 + uc; s2 = s2 + s; i2 = i2 + us; l2 = l2 + u; l2 = l2 + i; us2 = us2 + uc; ul2 = ul2 + u;
  c2 = c2 + s; //~ ERROR CL0504
  s2 = s2 + i; //~ ERROR CL0504
  us2 = us2 + u; //~ ERROR CL0504
  i2 = i2 + l; //~ ERROR CL0504
  u2 = u2 + l; //~ ERROR CL0504
  u2 = u2 + ul; //~ ERROR CL0504
  c2 = c2 + (c + c); //~ ERROR CL0504
  // As many bits without a sign, more rank than with one.
  uc2 = uc2 + c; us2 = us2 + s; u2 = u2 + i; ul2 = ul2 + l;
  c2 = c2 + uc; //~ ERROR CL0504
  s2 = s2 + us; //~ ERROR CL0504
  i2 = i2 + u; //~ ERROR CL0504
  l2 = l2 + ul; //~ ERROR CL0504
  l2 = l2 + n; //~ ERROR CL0504
  ul2 = ul2 + n;
  // Floating-point numbers above all integers, and the wider above the narrower.
  x2 = x2 + ul; x2 = x2 + l; x2 = x2 + c; d2 = d2 + x; d2 = d2 + ul; x2 = x2 + x;
  l2 = l2 + x; //~ ERROR CL0504
  ul2 = ul2 * x; //~ ERROR CL0504
  c2 = c2 - x; //~ ERROR CL0504
  x2 = x2 + d; //~ ERROR CL0504
  l2 = d + l2; //~ ERROR CL0504
  // A bool below everything.
  c2 = c2 + b; uc2 = b * uc2; x2 = x2 - b;
  // An enumeration as the integer that it is made of.
  i2 = i2 + w; u2 = u2 + e; u2 = u2 + w; l2 = l2 + e; i2 = i2 + red; c2 = c2 + (char)e;
  s2 = s2 + e; //~ ERROR CL0504
  uc2 = uc2 + w; //~ ERROR CL0504
  c2 = green + c2; //~ ERROR CL0504
  // Constants have the type that they are written with, however small they are.
  c2 = c2 + (char)1; s2 = s2 * (short)-3; x2 = x2 * 2.0f; x2 = x2 + 1ul; i2 = i2 + 'a'; i2 = i2 << 1ul; ul2 = ul2 + 1; d2 = 0.5 * d2;
  c2 = c2 + 1; //~ ERROR CL0504
  uc2 = 255 & uc2; //~ ERROR CL0504
  s2 = s2 * -3; //~ ERROR CL0504
  c2 = c2 + 'a'; //~ ERROR CL0504
  x2 = 0.5 * x2; //~ ERROR CL0504
  i2 = i2 + 1u; //~ ERROR CL0504
  c2 = c2 + 200; //~ ERROR CL0504
  uc2 = uc2 + 256; //~ ERROR CL0504
  i2 = i2 + 1.0f; //~ ERROR CL0504
  i2 = i2 + 0x80000000; //~ ERROR CL0504
  i2 = i2 + 5000000000; //~ ERROR CL0504
  // The result is of the vector's type, also for the assignments.
  c2 += c; x2 *= i; l2 -= u;
  c2 += i; //~ ERROR CL0504
  x2 *= d; //~ ERROR CL0504
  x2 = i2 + i; //~ ERROR CL0506
  us2 = c + c2; //~ ERROR CL0506
}
