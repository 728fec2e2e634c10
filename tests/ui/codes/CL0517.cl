// An element that a vector of this length does not have (6.3.7), whichever way it is named.
void elements(float2 two, float4 four, float8 eight, float16 sixteen, float f) {
  f = two.z; //~ ERROR CL0517
  f = two.w; //~ ERROR CL0517
  two = two.xz; //~ ERROR CL0517
  two.z = 1; //~ ERROR CL0517
  f = two.s2; //~ ERROR CL0517
  f = four.s4; //~ ERROR CL0517
  four = four.s0129; //~ ERROR CL0517
  f = eight.s8; //~ ERROR CL0517
  f = eight.sa; //~ ERROR CL0517
  f = eight.SF; //~ ERROR CL0517
  f = eight.lo.s4; //~ ERROR CL0517
  f = four.lo.z; //~ ERROR CL0517
  f = four.xy.z; //~ ERROR CL0517
  f = ((float2)(1.0f, 2.0f)).z; //~ ERROR CL0517
  f = two.y + two.s1; //~ FINE CL0517
  f = four.w + four.s3; //~ FINE CL0517
  f = eight.s7; //~ FINE CL0517
  f = sixteen.sF + sixteen.sf; //~ FINE CL0517
  f = eight.hi.s3; //~ FINE CL0517
  four = two.xyxy; //~ FINE CL0517
  four.w = 1; //~ FINE CL0517
}
#if __OPENCL_C_VERSION__ >= 120
float of_three(float3 v) { return v.z + v.s2; } //~ FINE[1.2+] CL0517
float fourth_of_three(float3 v) { return v.w; } //~ ERROR[1.2+] CL0517
float fourth_by_index(float3 v) { return v.s3; } //~ ERROR[1.2+] CL0517
float2 upper(float3 v) { return v.hi; } //~ FINE[1.2+] CL0517
#endif
#if __OPENCL_C_VERSION__ >= 300
float blue(float2 v) { return v.b; } //~ ERROR[3.0+] CL0517
float alpha(float3 v) { return v.a; } //~ ERROR[3.0+] CL0517
float all_colours(float4 v) { return v.r + v.g + v.b + v.a; } //~ FINE[3.0+] CL0517
#endif
