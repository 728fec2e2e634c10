// Types and pragmas of extensions.
// std: 1.2+
// ext: +cl_khr_depth_images +cl_khr_select_fprounding_mode +__cl_clang_function_pointers
// warnings

#pragma OPENCL SELECT_ROUNDING_MODE up  //~ WARNING CL0121
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
typedef int (*pointer)(void);
void subscript(pointer p) { p[0]; }  //~ ERROR CL0529
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
void variable(void) { pointer p; }  //~ ERROR CL0420
struct holds { pointer p; };  //~ ERROR CL0420
#pragma OPENCL EXTENSION cl_khr_depth_images : disable
kernel void depth(read_only image2d_depth_t d) { }  //~ WARNING[1.2] CL0802

