// A pedantic check says what the specification says (OpenCL C 6.12.1): errors.
// pedantic
// ext: -cl_khr_fp16
#pragma OPENCL EXTENSION cl_none : enable //~ ERROR CL0129
#pragma OPENCL EXTENSION all : enable //~ ERROR CL0129
#pragma OPENCL EXTENSION cl_khr_fp16 : enable //~ ERROR CL0129
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable //~ FINE CL0129
#pragma OPENCL EXTENSION all : disable //~ FINE CL0129
