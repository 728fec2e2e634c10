// `?:` (OpenCL C 6.5.9).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a, b; };
struct other { int a; };
void nothing(void);
void f(char c, ulong ul, bool b, float x, double d, char4 c4, uchar4 uc4, short4 s4, int2 i2, int4 i4, uint4 u4, long4 l4, ulong4 ul4, float4 x4, double4 d4, struct pair p, struct other o, global int *g, global float *gx, local int *l, global void *v) {
  // The condition is an integer, or a vector of integers.
  c = c ? 1 : 2; x = ul ? x : d; c = b ? c : 3; c = g ? 1 : 0; c = c < x ? 1 : 0;
  c = x ? 1 : 2; //~ ERROR CL0532
  c = 1.0f ? 1 : 2; //~ ERROR CL0532
  c = d ? 1 : 2; //~ ERROR CL0532
  x4 = x4 ? x4 : x4; //~ ERROR CL0532
  d4 = d4 ? d4 : d4; //~ ERROR CL0532
  c = p ? 1 : 2; //~ ERROR CL0532
  c = nothing() ? 1 : 2; //~ ERROR CL0532
  // Scalars as in C: numbers meet, structs and pointers are of one type.
  d = c ? x : 1; p = c ? p : p; g = c ? g : 0; g = c ? 0 : g; v = c ? g : v; c ? nothing() : nothing();
  p = c ? p : o; //~ ERROR CL0533
  p = c ? p : 0; //~ ERROR CL0533
  g = c ? g : x; //~ ERROR CL0533
  g = c ? g : l; //~ ERROR CL0305
  int sizes[sizeof(c ? c : c) == 4 && sizeof(c ? ul : c) == 8 && sizeof(c ? x : d) == 8 && sizeof(c ? 1 : x) == 4 ? 1 : -1];
  // A vector chooses between elements as `select` does: as many of them, and as wide.
  c4 = c4 ? c4 : c4; uc4 = c4 ? uc4 : uc4; i4 = i4 ? i4 : i4; u4 = i4 ? u4 : u4; x4 = i4 ? x4 : x4; x4 = u4 ? x4 : x4; d4 = l4 ? d4 : d4; l4 = ul4 ? l4 : l4; x4 = x4 < 1 ? x4 : x4;
  i4 = c4 ? i4 : i4; //~ ERROR CL0532
  c4 = i4 ? c4 : c4; //~ ERROR CL0532
  d4 = i4 ? d4 : d4; //~ ERROR CL0532
  x4 = l4 ? x4 : x4; //~ ERROR CL0532
  i2 = i4 ? i2 : i2; //~ ERROR CL0532
  i4 = i2 ? i4 : i4; //~ ERROR CL0532
  // Both values are of one type, or one is a scalar that becomes an element.
  x4 = i4 ? x4 : x; x4 = i4 ? 0 : x4; i4 = i4 ? i4 : c; x4 = i4 ? x4 : 1.0f; l4 = l4 ? c : l4;
  x4 = i4 ? x4 : i4; //~ ERROR CL0503
  i4 = i4 ? i4 : u4; //~ ERROR CL0503
  i4 = i4 ? i2 : i4; //~ ERROR CL0503
  i4 = i4 ? i4 : x; //~ ERROR CL0504
  x4 = i4 ? d : x4; //~ ERROR CL0504
  i4 = i4 ? ul : i4; //~ ERROR CL0504
  i4 = i4 ? p : i4; //~ ERROR CL0502
  i4 = i4 ? g : i4; //~ ERROR CL0502
  // Also where a scalar chooses.
  x4 = c ? x4 : x4; x4 = c ? x4 : 1; d4 = c ? x : d4;
  x4 = c ? x4 : i4; //~ ERROR CL0503
  x4 = c ? x4 : (float2)(1.0f); //~ ERROR CL0503
  x4 = c ? x4 : d; //~ ERROR CL0504
  i4 = c ? x : i4; //~ ERROR CL0504
  // Nothing is assigned to it.
  (c ? i4 : i4) = i4; //~ ERROR CL0521
  (c ? x : x) = 1; //~ ERROR CL0521
  (i4 ? i4 : i4).x = 1; //~ ERROR CL0521
  (void)&(c ? p : p); //~ ERROR CL0523
  // The type of the vector values is that of the whole.
  i4 = i4 ? u4 : u4; //~ ERROR CL0506
  x = i4 ? x4 : x; //~ ERROR CL0506
}
