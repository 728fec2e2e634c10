// `+`, `-`, `*`, `/` and `%` (OpenCL C 6.5.1).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a, b; };
union either { int a; float b; };
enum colour { red, green };
void f(char c, uchar uc, short s, ulong ul, float x, double d, bool b, enum colour e, char2 c2, uchar2 uc2, ushort8 us8, long16 l16, float2 x2, float8 x8, double4 d4, int2 i2, struct pair p, union either u, local int *l) {
  // Numbers of every kind, in pairs of scalars.
  (void)(c + uc); (void)(s - ul); (void)(x * c); (void)(d / x); (void)(b + e); (void)(e * 2); (void)(b / 1);
  // The remainder is of integers.
  (void)(c % uc); (void)(ul % e); (void)(c2 % c2); (void)(us8 % us8); (void)(7 % b);
  (void)(x % x); //~ ERROR CL0502
  (void)(d % 2); //~ ERROR CL0502
  (void)(2 % d); //~ ERROR CL0502
  (void)(x2 % x2); //~ ERROR CL0502
  (void)(x8 % 2.0f); //~ ERROR CL0502
  (void)(d4 % 3); //~ ERROR CL0502
  (void)(i2 % 1.0f); //~ ERROR CL0502
  x %= 2; //~ ERROR CL0502
  x2 %= x2; //~ ERROR CL0502
  // A scalar beside a vector becomes an element, if no wider than one.
  c2 = c2 + c; c2 = c - c2; uc2 = uc2 * uc; us8 = us8 / s; l16 = l16 % c; x2 = x2 * x; x2 = 2 / x2; d4 = d4 + x; d4 = d * d4; x8 = x8 - b; c2 = c2 * true;
  c2 = c2 + s; //~ ERROR CL0504
  c2 = c2 + uc; //~ ERROR CL0504
  uc2 = s - uc2; //~ ERROR CL0504
  us8 = us8 * 70000u; //~ ERROR CL0504
  i2 = i2 / x; //~ ERROR CL0504
  i2 = ul + i2; //~ ERROR CL0504
  x2 = x2 - d; //~ ERROR CL0504
  l16 = l16 * ul; //~ ERROR CL0504
  l16 = 1.0f + l16; //~ ERROR CL0504
  // Two vectors are of one type: the same element, sign and count.
  c2 = c2 + c2; l16 = l16 % l16; x8 = x8 / x8; d4 = d4 - d4;
  c2 = c2 + uc2; //~ ERROR CL0503
  x2 = x2 * i2; //~ ERROR CL0503
  x2 = i2 - x2; //~ ERROR CL0503
  x8 = x8 + x2; //~ ERROR CL0503
  d4 = d4 / (float4)(1.0f); //~ ERROR CL0503
  i2 = i2 % (int4)(1); //~ ERROR CL0503
  i2 = i2 * (uint2)(1); //~ ERROR CL0503
  // The result has that type, and no other.
  x2 = i2 + i2; //~ ERROR CL0506
  uc2 = c2 * c; //~ ERROR CL0506
  x = x2 + x; //~ ERROR CL0506
  int of_chars[sizeof(c + c) == 4 && sizeof(c2 + c2) == 2 && sizeof(c * x) == 4 && sizeof(x + d) == 8 ? 1 : -1];
  // Nothing else has them.
  (void)(p + p); //~ ERROR CL0502
  (void)(p * 2); //~ ERROR CL0502
  (void)(u - 1); //~ ERROR CL0502
  (void)(1 / u); //~ ERROR CL0502
  (void)(l * l); //~ ERROR CL0502
  (void)(l / 2); //~ ERROR CL0502
  (void)(2 % l); //~ ERROR CL0502
  (void)(l + i2); //~ ERROR CL0502
  (void)(l - p); //~ ERROR CL0502
  (void)(3 - l); //~ ERROR CL0502
  (void)(i2 - l); //~ ERROR CL0502
  (void)(l + 3); (void)(3 + l); (void)(l - 3); (void)(l - l);
  // Numbers are divided by zero without an error.
  c = c / 0; s %= 0; i2 = i2 / 0; x = x / 0; x2 = 1 / (x2 - x2);
  // Of vectors there are functions for the other products.
  x = dot(x2, x2); x = dot(d4, d4);
}
