// Vectors of three elements are converted as others, since 1.1 (OpenCL C 6.4.3).
// std: 1.1+
void f(float3 x3, int3 i3, float4 x4, uchar3 uc3) {
  i3 = convert_int3(x3); x3 = convert_float3_rtz(uc3); uc3 = convert_uchar3_sat(x3);
  i3 = convert_int3(x4); //~ ERROR CL0604
  x4 = convert_float4(i3); //~ ERROR CL0604
}
