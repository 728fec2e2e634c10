// Three elements take the bytes of four (OpenCL C 6.4.4.2), since 1.1.
// std: 1.1+
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void f(float3 x3, int3 i3, float4 x4, double2 d2, char3 c3, int i, short8 s8, uint3 u3, float2 x2, double3 d3, float8 x8, char4 c4) {
  x3 = as_float3(x4); x4 = as_float4(x3); i3 = as_int3(x3); x3 = as_float3(d2); i = as_int(c3); c3 = as_char3(i); s8 = as_short8(x3); d3 = as_double3(x8); c3 = as_char3(c4);
  x3 = as_float3(x2); //~ ERROR CL0515
  i = as_int(x3); //~ ERROR CL0515
  x3 = as_float3(d3); //~ ERROR CL0515
  c3 = as_char3(i3); //~ ERROR CL0515
  u3 = as_int3(x3); //~ ERROR CL0506
}
