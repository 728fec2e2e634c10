// No vector is cast to another type, though the sizes be equal (6.4.2); a scalar is, to a vector whose elements it becomes.
// Compilers take a pointer for the elements.
void casts(float4 f4, int4 i4, uint4 u4, int2 i2, float2 f2, float f, int i, long l, global int *p, constant float *q) {
  i4 = (int4)f4; //~ ERROR CL0513
  f4 = (float4)i4; //~ ERROR CL0513
  u4 = (uint4)i4; //~ ERROR CL0513
  f2 = (float2)f4; //~ ERROR CL0513
  f4 = (float4)f2; //~ ERROR CL0513
  i4 = (int4)(f4 + 1.0f); //~ ERROR CL0513
  i4 = (int4)(f4); //~ ERROR CL0513
  f = (float)f4; //~ ERROR CL0513
  i = (int)i4; //~ ERROR CL0513
  i = (bool)i4; //~ ERROR CL0513
  l = (long)i2; //~ ERROR CL0513
  i4 = (int4)(p); //~ WARNING CL0513
  i4 = convert_int4(f4); //~ FINE CL0513
  i4 = as_int4(f4); //~ FINE CL0513
  i4 = (int4)i4; //~ FINE CL0513
  i4 = (int4)f; //~ FINE CL0513
  f4 = (float4)(i); //~ FINE CL0513
  f4 = (float4)(f2, f2); //~ FINE CL0513
  i = (int)f4.x; //~ FINE CL0513
  (void)f4; //~ FINE CL0513
  global float4 *r = (global float4 *)p; //~ FINE CL0513
}
constant int4 at_program_scope = (int4)((float4)(1.0f)); //~ ERROR CL0513
constant int4 of_scalar = (int4)1.0f; //~ FINE CL0513
