// Casts (OpenCL C 6.4.2).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a, b; };
union either { int a; float b; };
enum colour { red, green };
void nothing(void);
void f(char c, ulong ul, float x, double d, bool b, enum colour e, size_t n, int2 i2, uint2 u2, int4 i4, float4 x4, short8 s8, long2 l2, double2 d2, float3 x3, struct pair p, union either o, global int *g, event_t event, int list[2]) {
  // Between numbers of every kind.
  c = (char)x; x = (float)c; d = (double)ul; ul = (ulong)d; b = (bool)x; e = (enum colour)2; c = (char)e; n = (size_t)c; c = (unsigned char)300; x = (float)true; n = (uintptr_t)ul; c = (signed char)d; x = (const float)d;
  // To half where its extension is enabled, and from it.
  x = (half)x; //~ ERROR CL0433
  x = (half)1; //~ ERROR CL0433
  // A number to a vector.
  x4 = (float4)x; i4 = (int4)d; s8 = (short8)b; x4 = (float4)e; u2 = (uint2)true; i2 = (int2)1.5f; d2 = (double2)c; x3 = (float3)ul; x4 = (float4)5;
  // Not between vectors: of another element, sign, width or count.
  u2 = (uint2)i2; //~ ERROR CL0513
  i4 = (int4)x4; //~ ERROR CL0513
  x4 = (float4)i4; //~ ERROR CL0513
  s8 = (short8)x4; //~ ERROR CL0513
  i4 = (int4)i2; //~ ERROR CL0513
  i2 = (int2)i4; //~ ERROR CL0513
  l2 = (long2)i4; //~ ERROR CL0513
  d2 = (double2)l2; //~ ERROR CL0513
  x4 = (float4)x3; //~ ERROR CL0513
  x3 = (float3)x4; //~ ERROR CL0513
  u2 = (uint2)(i2); //~ ERROR CL0513
  i2 = (int2)i2; x4 = (const float4)x4; x3 = (float3)(x3);
  // Nor from a vector to anything else.
  c = (char)i2; //~ ERROR CL0513
  x = (float)x4; //~ ERROR CL0513
  d = (double)i2; //~ ERROR CL0513
  b = (bool)i4; //~ ERROR CL0513
  e = (enum colour)i2; //~ ERROR CL0513
  p = (struct pair)i2; //~ ERROR CL0513
  g = (global int *)l2; //~ ERROR CL0513
  (void)i2;
  // Vectors are made of numbers alone.
  x4 = (float4)p; //~ ERROR CL0513
  i2 = (int2)g; //~ ERROR CL0513
  i2 = (int2)list; //~ ERROR CL0513
  x4 = (float4)event; //~ ERROR CL0513
  i2 = (int2)nothing(); //~ ERROR CL0513
  // Structs, arrays and functions are cast to nothing, and nothing is cast to them.
  c = (char)p; //~ ERROR CL0512
  c = (char)o; //~ ERROR CL0512
  p = (struct pair)c; //~ ERROR CL0512
  (void)(int[2])c; //~ ERROR CL0512
  (void)(int(void))c; //~ ERROR CL0512
  c = (char)nothing(); //~ ERROR CL0512
  c = (char)nothing; //~ ERROR CL0420
  (void)p; (void)nothing();
  // A cast gives a value, no object.
  (char)c = 1; //~ ERROR CL0521
  (void)&(float)x; //~ ERROR CL0523
  // The type is a whole one.
  c = (enum missing)1; //~ ERROR CL0401
  c = (struct missing_too)c; //~ ERROR CL0512
  c = (unknown)c; //~ ERROR CL0203
}
