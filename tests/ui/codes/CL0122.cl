// FP_CONTRACT stands outside of declarations, or before all declarations and statements of a compound statement (OpenCL C
// 6.12, C99 7.12.2), in each block anew.
#pragma OPENCL FP_CONTRACT OFF //~ FINE CL0122
float start(float a) {
#pragma OPENCL FP_CONTRACT ON //~ FINE CL0122
#pragma OPENCL FP_CONTRACT OFF //~ FINE CL0122
  return a;
}
_Pragma("OPENCL FP_CONTRACT ON") //~ FINE CL0122
float behind_a_declaration(float a) {
  float b = a;
#pragma OPENCL FP_CONTRACT ON //~ ERROR CL0122
  return b;
}
float behind_a_statement(float a) {
  a = a * a;
#pragma OPENCL FP_CONTRACT ON //~ ERROR CL0122
  if (a > 1) {
#pragma OPENCL FP_CONTRACT OFF //~ FINE CL0122
    a = 1;
#pragma OPENCL FP_CONTRACT OFF //~ ERROR CL0122
  }
  for (;;) {
    _Pragma("OPENCL FP_CONTRACT ON") //~ FINE CL0122
    a *= 2;
    _Pragma("OPENCL FP_CONTRACT ON") //~ ERROR CL0122
  }
  return a;
}
float behind_a_block(float a) {
  { a = 1; }
#pragma OPENCL FP_CONTRACT DEFAULT //~ ERROR CL0122
  { //
#pragma OPENCL FP_CONTRACT DEFAULT //~ FINE CL0122
  }
  return a;
}
void loops(int a) {
#pragma unroll //~ FINE CL0122
  for (int i = 0; i < 4; i++) a += i;
#pragma unroll 4 //~ FINE CL0122
  while (a < 10) a++;
#pragma unroll //~ FINE CL0122
  do a--; while (a > 0);
}
#pragma unroll //~ ERROR CL0122
void before_a_function(int a);
#pragma OPENCL FP_CONTRACT DEFAULT //~ FINE CL0122
