// `#pragma OPENCL` (OpenCL C 6.12, 6.12.1). Other pragmas are ignored.
// warnings
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT DEFAULT
#pragma OPENCL FP_CONTRACT on //~ WARNING CL0121
#pragma OPENCL FP_CONTRACT //~ WARNING CL0121
#pragma OPENCL SOMETHING ON //~ WARNING CL0119
#pragma someone's own //~ WARNING CL0119
// An extension is enabled or disabled by its name.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half enabled(half a) { return a * a; }
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half disabled(void); //~ ERROR CL0433
// The last one holds; all are only disabled together.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION all : disable
half disabled_too(void); //~ ERROR CL0433
#pragma OPENCL EXTENSION all : enable //~ WARNING CL0129
half not_enabled(void); //~ ERROR CL0433
#pragma OPENCL EXTENSION cl_unknown_one : enable //~ WARNING CL0129
#pragma OPENCL EXTENSION cl_unknown_one : disable //~ WARNING CL0120
#pragma OPENCL EXTENSION cl_khr_fp16 : require //~ WARNING CL0121
#pragma OPENCL EXTENSION cl_khr_fp16 enable //~ WARNING CL0121
#pragma OPENCL EXTENSION cl_khr_fp16 //~ WARNING CL0121
#pragma OPENCL EXTENSION //~ WARNING CL0121
// No macro is replaced in it.
#define enable disable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#undef enable
half still(half a) { return a; }
#ifdef cl_khr_fp16
constant int a_name_for_each = cl_khr_fp16;
#endif
