// `<` and `>=`, as `>` and `<=` (OpenCL C 6.5.4).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a, b; };
enum colour { red, green };
void f(char c, ulong ul, float x, double d, bool b, enum colour e, char4 c4, uchar4 uc4, short8 s8, ushort8 us8, int3 i3, uint3 u3, float3 x3, long2 l2, ulong2 ul2, double2 d2, struct pair p, global int *g, local int *l, global float *gx) {
  // Scalars of any kind give an int.
  int a = c < ul; a = x >= c; a = d < x; a = b >= e; a = e < 2; a = x >= 1; a = true < b;
  int sizes[sizeof(c < c) == 4 && sizeof(ul >= ul) == 4 && sizeof(d < d) == 4 && sizeof(g >= g) == 4 ? 1 : -1];
  // Vectors give signed integers as wide as their elements.
  c4 = c4 < c4; c4 = uc4 >= uc4; s8 = s8 < s8; s8 = us8 >= us8; i3 = i3 < i3; i3 = u3 >= u3; i3 = x3 < x3; l2 = l2 >= l2; l2 = ul2 < ul2; l2 = d2 >= d2;
  uc4 = uc4 < uc4; //~ ERROR CL0506
  us8 = us8 >= us8; //~ ERROR CL0506
  u3 = u3 < u3; //~ ERROR CL0506
  x3 = x3 >= x3; //~ ERROR CL0506
  d2 = d2 < d2; //~ ERROR CL0506
  i3 = c4 >= c4; //~ ERROR CL0506
  int2 of_doubles = d2 < d2; //~ ERROR CL0506
  a = i3 >= i3; //~ ERROR CL0506
  if (i3 < i3) a = 1; //~ ERROR CL0532
  while (x3 >= 0) a = 1; //~ ERROR CL0532
  if (any(i3 < i3)) a = 1;
  // A scalar beside a vector is widened, if it fits an element.
  c4 = c4 >= c; c4 = c < c4; i3 = x3 >= x; i3 = 0 < x3; l2 = d2 >= x; l2 = ul2 < c; i3 = u3 >= 1u; i3 = i3 < true;
  c4 = c4 < 1000; //~ ERROR CL0504
  i3 = i3 >= x; //~ ERROR CL0504
  i3 = d < x3; //~ ERROR CL0504
  i3 = i3 >= ul; //~ ERROR CL0504
  // Two vectors are of one type.
  c4 = c4 < uc4; //~ ERROR CL0503
  i3 = i3 >= u3; //~ ERROR CL0503
  i3 = i3 < x3; //~ ERROR CL0503
  i3 = i3 >= (int2)(1); //~ ERROR CL0503
  l2 = l2 < d2; //~ ERROR CL0503
  // Pointers of one type are compared; structs and vectors with pointers are not.
  a = g < g; a = g >= g + 1;
  (void)(c > 1 <= 1); c4 = c4 > c4; i3 = x3 <= x3;
  x3 = x3 > x3; //~ ERROR CL0506
  i3 = u3 <= i3; //~ ERROR CL0503
  a = p > p; //~ ERROR CL0502
  // What a comparison gives is compared again as the integer that it is.
  a = c < ul < 3; i3 = x3 < x3 < i3;
  i3 = x3 < x3 < x3; //~ ERROR CL0503
  a = g < x; //~ ERROR CL0502
  a = p >= p; //~ ERROR CL0502
  a = p < 1; //~ ERROR CL0502
  i3 = i3 >= p; //~ ERROR CL0502
  i3 = g < i3; //~ ERROR CL0502
  i3 = i3 >= g; //~ ERROR CL0502
  a = g < l; //~ ERROR CL0305
}
