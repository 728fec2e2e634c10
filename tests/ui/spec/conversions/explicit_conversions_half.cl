// Conversions of half numbers need their extension (OpenCL C 6.2.2, 6.4.3).
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void f(half h, half4 h4, int i, int4 i4, float4 x4, double d) {
  h = convert_half(i); h4 = convert_half4(x4); i4 = convert_int4_sat(h4); h = convert_half_rtz(d); d = convert_double(h); h4 = convert_half4(h4);
  h = convert_half_sat(i); //~ ERROR CL0602
  h = convert_half(i4); //~ ERROR CL0604
}
