// `=` and the assignments with an operator (OpenCL C 6.5.15).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a; float4 b; int c[2]; };
struct same { int a; float4 b; int c[2]; };
constant int fixed = 1;
constant float4 fixed4 = (float4)(1.0f);
enum colour { red, green };
int value(void);
struct pair values(void);
void f(bool b, char c, uint u, ulong ul, float x, double d, enum colour e, char4 c4, int4 i4, uint4 u4, float2 x2, float4 x4, double4 d4, struct pair p, struct same q, global int *g, const int k, const struct pair kp, const float4 k4, global const int *gk) {
  int list[2];
  // Both sides are of one type, or the value is a scalar, which is converted.
  c = ul; u = x; x = u; d = x; x = d; b = 3; e = 1; c = e; b = x; x = b; x4 = x4; p = p; p = values();
  // To a vector the scalar is widened.
  x4 = 1; x4 = d; c4 = 1000; i4 = x; u4 = b; d4 = ul; i4 = e;
  i4 = u4; //~ ERROR CL0506
  x4 = i4; //~ ERROR CL0506
  x4 = x2; //~ ERROR CL0506
  x2 = x4; //~ ERROR CL0506
  x = x2; //~ ERROR CL0506
  c = c4; //~ ERROR CL0506
  b = i4; //~ ERROR CL0506
  d4 = x4; //~ ERROR CL0506
  p = q; //~ ERROR CL0506
  p = 0; //~ ERROR CL0506
  x = p; //~ ERROR CL0506
  x4 = p; //~ ERROR CL0506
  x4 = g; //~ ERROR CL0506
  g = x; //~ ERROR CL0506
  c = g; //~ ERROR CL0507
  // Any other conversion is asked for.
  i4 = convert_int4(x4); x4 = convert_float4(u4); i4 = as_int4(x4); x2 = x4.lo; x = x2.x;
  // L-values: variables, structs, members, components that are not named twice, elements, in parentheses or not.
  (c) = 1; ((x4)) = x4; p.a = 1; p.b.x = 2; p.c[1] = 3; x4.zx = x2; x4.lo.y = 1; (x4).xyz = x4.www; x4[2] = 3; g[1] = 4; list[0] = 5; *g = 6; (*&p).b.hi = x2; (&p)->a = 7;
  c + 1 = 2; //~ ERROR CL0521
  -c = 2; //~ ERROR CL0521
  c++ = 2; //~ ERROR CL0521
  value() = 2; //~ ERROR CL0521
  value = 2; //~ ERROR CL0521
  values().a = 2; //~ ERROR CL0521
  3 = c; //~ ERROR CL0521
  green = 2; //~ ERROR CL0521
  (int)u = 2; //~ ERROR CL0521
  (c = 1) = 2; //~ ERROR CL0521
  (c += 1) = 2; //~ ERROR CL0521
  (b ? c : c) = 2; //~ ERROR CL0521
  (b ? x4 : x4).x = 2; //~ ERROR CL0521
  (c, u) = 2; //~ ERROR CL0521
  list = list; //~ ERROR CL0521
  p.c = list; //~ ERROR CL0521
  "text" = 0; //~ ERROR CL0521
  (x4 + x4).xy = x2; //~ ERROR CL0521
  x4.xx = x2; //~ ERROR CL0519
  x4.xyzx = x4; //~ ERROR CL0519
  x4.s00 = x2; //~ ERROR CL0519
  x4.lo.yy = x2; //~ ERROR CL0519
  // They can be written.
  k = 1; //~ ERROR CL0320
  kp = p; //~ ERROR CL0320
  kp.a = 1; //~ ERROR CL0320
  kp.c[0] = 1; //~ ERROR CL0320
  k4.x = 1; //~ ERROR CL0320
  k4[0] = 1; //~ ERROR CL0320
  k4.hi.x = 1; //~ ERROR CL0320
  *gk = 1; //~ ERROR CL0320
  fixed += 1; //~ ERROR CL0320
  fixed4.y = 1; //~ ERROR CL0320
  // With an operator what holds of it holds, and what holds of the assignment of its result.
  c += x; x *= c; u <<= ul; x4 *= x; x4 /= 2; i4 %= 3; u4 &= 7; i4 ^= i4; i4 <<= u4; ul |= c; d4 -= x; g += 2; g -= u; c4 += c; b += 2; e |= 2;
  x %= 2; //~ ERROR CL0502
  x4 &= x4; //~ ERROR CL0502
  p += 1; //~ ERROR CL0502
  g += x; //~ ERROR CL0502
  g *= 2; //~ ERROR CL0502
  g += g; //~ ERROR CL0502
  c += g; //~ ERROR CL0507
  x += x4; //~ ERROR CL0506
  c4 += 1000; //~ ERROR CL0504
  i4 *= x; //~ ERROR CL0504
  x4 += d; //~ ERROR CL0504
  x4 *= i4; //~ ERROR CL0503
  x4 -= x2; //~ ERROR CL0503
  c + u += 1; //~ ERROR CL0521
  x4.xx *= 2; //~ ERROR CL0519
  k -= 1; //~ ERROR CL0320
  list += 1; //~ ERROR CL0507
  // Assignments go from right to left, and give the value.
  c = u = x = 1; x4 = i4 = 2; //~ ERROR CL0506
  int sizes[sizeof(c = 1) == 1 && sizeof(x += d) == 4 ? 1 : -1];
}
