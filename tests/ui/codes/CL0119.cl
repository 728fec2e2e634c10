// Of pragmas the language has those that begin with `OPENCL`: FP_CONTRACT and EXTENSION (OpenCL C 6.12, 6.12.1). Others are
// ignored.
#pragma parallel //~ WARNING CL0119
#pragma //~ WARNING CL0119
#pragma OPENCL //~ WARNING CL0119
#pragma OPENCL FAST //~ WARNING CL0119
#pragma OPENCL fp_contract ON //~ WARNING CL0119
#pragma opencl FP_CONTRACT ON //~ WARNING CL0119
#pragma OPENCL FP_CONTRACTS ON //~ WARNING CL0119
#pragma (1 + 2) //~ WARNING CL0119
_Pragma("parallel") //~ WARNING CL0119
#pragma OPENCL FP_CONTRACT ON //~ FINE CL0119
#pragma OPENCL FP_CONTRACT OFF //~ FINE CL0119
#pragma OPENCL FP_CONTRACT DEFAULT //~ FINE CL0119
#pragma OPENCL EXTENSION cl_khr_fp16 : enable //~ FINE CL0119
#pragma OPENCL EXTENSION all : disable //~ FINE CL0119
_Pragma("OPENCL FP_CONTRACT ON") //~ FINE CL0119
#define OPENCL parallel
#define FP_CONTRACT FAST
#pragma OPENCL FP_CONTRACT ON //~ FINE CL0119
#if 0
#pragma parallel //~ FINE CL0119
#endif
// #pragma parallel //~ FINE CL0119
void f(int a) {
#pragma unroll //~ FINE CL0119
  for (int i = 0; i < a; i++) a--;
#pragma parallel //~ WARNING CL0119
}
