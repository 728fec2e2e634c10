// Vector literals (OpenCL C 6.3.6).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { float a, b; };
void nothing(void);
constant float4 at_program_scope = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant int2 list[2] = { (int2)(1, 2), (int2)(3) };
void f(float x, float2 x2, float4 x4, float8 x8, int i, int2 i2, int4 i4, uint2 u2, char c, double2 d2, struct pair p, global float *g, bool b) {
  // Numbers, vectors, or both, in any order, as many elements in all as the type has.
  x4 = (float4)(x, x, x, x); x4 = (float4)(x2, x, x); x4 = (float4)(x, x2, x); x4 = (float4)(x, x, x2); x4 = (float4)(x2, x2); x8 = (float8)(x4, x2, x, x); x8 = (float8)(x, x4.xyz, x4); float16 x16 = (float16)(x8, x4, x2, x, x); x4 = (float4)((float2)(1.0f, x), (float2)(x)); x8.lo = (float4)(x8.s0123);
  x4 = (float4)(x, x); //~ ERROR CL0514
  x4 = (float4)(x, x, x); //~ ERROR CL0514
  x4 = (float4)(x2, x); //~ ERROR CL0514
  x4 = (float4)(x2, x2, x); //~ ERROR CL0514
  x4 = (float4)(x, x4); //~ ERROR CL0514
  x2 = (float2)(x, x, x); //~ ERROR CL0514
  x8 = (float8)(x4, x2); //~ ERROR CL0514
  x8 = (float8)(x4); //~ ERROR CL0513
  x2 = (float2)(x4); //~ ERROR CL0513
  x2 = (float2)(); //~ ERROR CL0201
  // One number alone fills all. It is converted, as arguments are.
  x4 = (float4)(x); i4 = (int4)(c); x4 = (float4)(i); u2 = (uint2)(1); i2 = (int2)(x, c); x2 = (float2)(true, 2);
  // Vectors have the elements of the type: none is converted, none widened.
  x4 = (float4)(i2, x2); //~ ERROR CL0514
  x4 = (float4)(i2, i2); //~ ERROR CL0514
  i4 = (int4)(u2, i2); //~ ERROR CL0514
  x4 = (float4)(d2, d2); //~ ERROR CL0514
  x4 = (float4)(i4); //~ ERROR CL0513
  // Numbers alone.
  x2 = (float2)(p, x); //~ ERROR CL0514
  x2 = (float2)(x, g); //~ ERROR CL0514
  x2 = (float2)(nothing(), x); //~ ERROR CL0514
  // As a value it stands wherever one does.
  float4 initial = (float4)(x, x, x2); x = (float4)(x).x; x4 = -(float4)(1) * (float4)(x2, x2); i4 = (float4)(x) < x4;
  (void)&(float4)(x); //~ ERROR CL0523
  x = (float4)(x, x, x, x); //~ ERROR CL0506
  // Braces are the other form, of C, with the elements one by one.
  x4 = (float4){ x, x, x, x };
  x4 = (float4){ x, x, x, x, x }; //~ ERROR CL0514
}
