// Disabling an extension that the device does not have is warned of; `all` are those that it has (OpenCL C 6.12.1). Which
// there are depends on the edition too.
#pragma OPENCL EXTENSION cl_none : disable //~ WARNING CL0120
#pragma OPENCL EXTENSION cl_khr_fp : disable //~ WARNING CL0120
#pragma OPENCL EXTENSION CL_KHR_FP16 : disable //~ WARNING CL0120
#pragma OPENCL EXTENSION ALL : disable //~ WARNING CL0120
_Pragma("OPENCL EXTENSION cl_none : disable") //~ WARNING CL0120
#pragma OPENCL EXTENSION cl_khr_subgroups : disable //~ WARNING[1.0,1.1,1.2] CL0120 //~ FINE[2.0+] CL0120
#pragma OPENCL EXTENSION cl_khr_depth_images : disable //~ WARNING[1.0,1.1] CL0120 //~ FINE[1.2+] CL0120
#pragma OPENCL EXTENSION cl_khr_fp16 : disable //~ FINE CL0120
#pragma OPENCL EXTENSION cl_khr_fp16 : disable //~ FINE CL0120
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : disable //~ FINE CL0120
#pragma OPENCL EXTENSION all : disable //~ FINE CL0120
#define disable enable
#define EXTENSION cl_none
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : disable //~ FINE CL0120
#ifdef cl_none
#pragma OPENCL EXTENSION cl_none : disable //~ FINE CL0120
#endif
