// Enabling what the device does not have is an error to the specification, and so is enabling all of them (OpenCL C 6.12.1);
// compilers go on. Which there are depends on the edition too.
#pragma OPENCL EXTENSION cl_none : enable //~ WARNING CL0129
#pragma OPENCL EXTENSION CL_KHR_FP16 : enable //~ WARNING CL0129
#pragma OPENCL EXTENSION all : enable //~ WARNING CL0129
_Pragma("OPENCL EXTENSION cl_none : enable") //~ WARNING CL0129
#pragma OPENCL EXTENSION cl_khr_subgroups : enable //~ WARNING[1.0,1.1,1.2] CL0129 //~ FINE[2.0+] CL0129
#pragma OPENCL EXTENSION cl_khr_depth_images : enable //~ WARNING[1.0,1.1] CL0129 //~ FINE[1.2+] CL0129
#pragma OPENCL EXTENSION cl_khr_fp16 : enable //~ FINE CL0129
#pragma OPENCL EXTENSION cl_khr_fp64 : enable //~ FINE CL0129
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable //~ FINE CL0129
#pragma OPENCL EXTENSION all : disable //~ FINE CL0129
void within(void) {
#pragma OPENCL EXTENSION cl_none : enable //~ WARNING CL0129
#pragma OPENCL EXTENSION cl_khr_fp16 : enable //~ FINE CL0129
}
#ifdef cl_none
#pragma OPENCL EXTENSION cl_none : enable //~ FINE CL0129
#endif
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable //~ FINE CL0129
#endif
