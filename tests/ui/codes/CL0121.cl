// A pragma that begins as one of the language goes on as one: a name or `all`, a colon and a behaviour for EXTENSION, one of
// three switches for FP_CONTRACT (OpenCL C 6.12, 6.12.1).
#pragma OPENCL EXTENSION //~ WARNING CL0121
#pragma OPENCL EXTENSION all //~ WARNING CL0121
#pragma OPENCL EXTENSION cl_khr_fp16 //~ WARNING CL0121
#pragma OPENCL EXTENSION cl_khr_fp16 : //~ WARNING CL0121
#pragma OPENCL EXTENSION cl_khr_fp16 enable //~ WARNING CL0121
#pragma OPENCL EXTENSION cl_khr_fp16 : on //~ WARNING CL0121
#pragma OPENCL EXTENSION cl_khr_fp16 : ENABLE //~ WARNING CL0121
#pragma OPENCL EXTENSION cl_khr_fp16 = enable //~ WARNING CL0121
#pragma OPENCL EXTENSION : enable //~ WARNING CL0121
#pragma OPENCL EXTENSION "cl_khr_fp16" : enable //~ WARNING CL0121
#pragma OPENCL EXTENSION 1 : disable //~ WARNING CL0121
#pragma OPENCL FP_CONTRACT //~ WARNING CL0121
#pragma OPENCL FP_CONTRACT on //~ WARNING CL0121
#pragma OPENCL FP_CONTRACT 1 //~ WARNING CL0121
_Pragma("OPENCL EXTENSION all") //~ WARNING CL0121
#pragma OPENCL EXTENSION cl_khr_fp16 : enable //~ FINE CL0121
#pragma OPENCL EXTENSION cl_khr_fp16:enable //~ FINE CL0121
# pragma  OPENCL /* */ EXTENSION all :  disable //~ FINE CL0121
#pragma OPENCL FP_CONTRACT DEFAULT //~ FINE CL0121
_Pragma("OPENCL EXTENSION cl_khr_fp16 : disable") //~ FINE CL0121
