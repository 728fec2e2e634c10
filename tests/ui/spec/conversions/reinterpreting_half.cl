// Half numbers are reinterpreted where their extension is enabled (OpenCL C 6.4.4.2).
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
void f(half h, half2 h2, half4 h4, ushort us, short4 s4, float x, float2 x2, uint u) {
  us = as_ushort(h); h = as_half(us); h4 = as_half4(s4); x = as_float(h2); h2 = as_half2(u); x2 = as_float2(h4);
  h = as_half(x); //~ ERROR CL0515
  h2 = as_half2(s4); //~ ERROR CL0515
  u = as_uint(h); //~ ERROR CL0515
}
