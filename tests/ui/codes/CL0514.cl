// The operands of a vector literal have as many elements together as the vector; those that are vectors have its type of
// elements (6.3.6). One scalar fills all.
void literals(float f, int i, float2 f2, float4 f4, int2 i2, float8 f8) {
  float4 a = (float4)(1.0f, 2.0f); //~ ERROR CL0514
  float4 b = (float4)(f, f, f); //~ ERROR CL0514
  float4 c = (float4)(f2, f); //~ ERROR CL0514
  float4 d = (float4)(f, f, f, f, f); //~ ERROR CL0514
  float4 e = (float4)(f2, f2, f); //~ ERROR CL0514
  float4 g = (float4)(f4, f); //~ ERROR CL0514
  float4 h = (float4)(i2, f2); //~ ERROR CL0514
  float4 j = (float4)(f, f, i2); //~ ERROR CL0514
  float8 k = (float8)(f4, f2); //~ ERROR CL0514
  float4 l = f4 + (float4)(1.0f, 2.0f); //~ ERROR CL0514
  float4 m = (float4)((float2)(1.0f, 2.0f), 3.0f); //~ ERROR CL0514
  float4 n = (float4)(f, f, f, f); //~ FINE CL0514
  float4 o = (float4)(f2, f2), p = (float4)(f, f2, f), q = (float4)(f2, f, f); //~ FINE CL0514
  float4 r = (float4)(f); //~ FINE CL0514
  float4 s = (float4)(1, 2u, i, 3L); //~ FINE CL0514
  float4 t = (float4)(f8.lo.lo, f4.zw); //~ FINE CL0514
  float8 u = (float8)(f4, f2, f, i); //~ FINE CL0514
  int4 v = (int4)(i2, (int2)(1, f)); //~ FINE CL0514
  float4 w = { f2, f, f }; //~ FINE CL0514
  float16 x = (float16)(f8, f4, f2, f2); //~ FINE CL0514
}
constant float4 at_program_scope = (float4)(1.0f, 2.0f, 3.0f); //~ ERROR CL0514
constant float4 full = (float4)(1.0f, 2.0f, 3.0f, 4.0f); //~ FINE CL0514
#if __OPENCL_C_VERSION__ >= 120
float4 of_three(float3 f3, float f) { return (float4)(f3, f); } //~ FINE[1.2+] CL0514
float4 of_three_alone(float3 f3) { return (float4)(f3, f3); } //~ ERROR[1.2+] CL0514
float3 two_of_three(float f) { return (float3)(f, f); } //~ ERROR[1.2+] CL0514
#endif
