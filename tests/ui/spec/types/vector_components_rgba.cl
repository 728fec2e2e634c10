// The names of colours came with 3.0 (OpenCL C 6.3.7), up to as many as there are elements; compilers had them before.
// warnings
void f(float2 v2, float4 v4, float8 v8, float x) {
  x = v4.r; //~ WARNING[1.0,1.1,1.2,2.0] CL0520
  v2 = v4.ab; //~ WARNING[1.0,1.1,1.2,2.0] CL0520
  v4 = v8.rgba; //~ WARNING[1.0,1.1,1.2,2.0] CL0520
  v2.gr = v2; //~ WARNING[1.0,1.1,1.2,2.0] CL0520
  x = v2.b; //~ ERROR CL0517 //~ WARNING[1.0,1.1,1.2,2.0] CL0520
  v2 = v4.xg; //~ ERROR CL0516
  v2 = v4.ry; //~ ERROR CL0516
  v2 = v4.s0r; //~ ERROR CL0516
  v2.rr = v2; //~ ERROR CL0519 //~ WARNING[1.0,1.1,1.2,2.0] CL0520
  (void)&v4.r; //~ ERROR CL0523 //~ WARNING[1.0,1.1,1.2,2.0] CL0520
}
