// An extension that is known and that this device does not have is one that it does not have (OpenCL C 6.12.1).
// ext: -cl_khr_fp16 -cl_khr_int64_base_atomics
#pragma OPENCL EXTENSION cl_khr_fp16 : disable //~ WARNING CL0120
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : disable //~ WARNING CL0120
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : disable //~ FINE CL0120
#pragma OPENCL EXTENSION all : disable //~ FINE CL0120
