// With its extension `half` has the operators of floating-point numbers (OpenCL C 6.2.2, 6.5).
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
void f(half h, half4 h4, short4 s4, float4 x4, float x, int i, global half *p) {
  h = h + h * h - h / h; h = -h; h += 1; h = i; x = h; i = h < h; i = h == h; h4 = h4 * h4; h4 = h4 + h; h4 = h4 * 2; x4 = x4 * h; *p = p[1]; h = i ? h : h;
  s4 = h4 < h4; s4 = h4 == h4; h4 = s4 ? h4 : h4;
  i = h && h; //~ ERROR[1.0,1.1] CL0502
  s4 = !h4; //~ ERROR[1.0,1.1] CL0502
  x4 = h4 > h4; //~ ERROR CL0506
  h4 = h4 != h4; //~ ERROR CL0506
  h4 = h4 + x; //~ ERROR CL0504
  h4 = h4 + x4; //~ ERROR CL0503
  h = h % h; //~ ERROR CL0502
  h = h & 1; //~ ERROR CL0502
  h4 = ~h4; //~ ERROR CL0502
  h4 = h4 ^ s4; //~ ERROR CL0503
  h = h << 1; //~ ERROR CL0502
  h4++; //~ ERROR CL0502
  i = h ? 1 : 2; //~ ERROR CL0532
  int sizes[sizeof(h + h) == 2 && sizeof(h4 < h4) == 8 && sizeof(h + x) == 4 ? 1 : -1];
}
