// std: 1.2 3.0+
// ext: -cl_khr_fp64 -__opencl_c_fp64 -cl_khr_fp16
double d(void);  //~ ERROR CL0801
double4 d4(void);  //~ ERROR CL0801
half4 h4(void);  //~ ERROR CL0203
#ifdef cl_khr_fp64
#error on
#endif
#ifdef __opencl_c_fp64
#error on
#endif
float f(float a) { return a * 2.0; }
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half h(void);  //~ ERROR CL0433
