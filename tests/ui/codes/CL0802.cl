// A type of an extension is there once a pragma enables it (6.2.2): multi-sampled images in every edition, depth images
// before 2.0, which took them in. Compilers do not ask for it.
// std: 1.2+
// never: 1.0 1.1, where there are no such types
void before(image2d_msaa_t i); //~ WARNING CL0802
void array(read_only image2d_array_msaa_t i); //~ WARNING CL0802
void depth(image2d_msaa_depth_t i); //~ WARNING CL0802
void depth_array(image2d_array_msaa_depth_t i); //~ WARNING CL0802
typedef image2d_msaa_t named; //~ WARNING CL0802
kernel void launched(read_only image2d_msaa_t i, int n) {} //~ WARNING CL0802
void plain_depth(image2d_depth_t i); //~ WARNING[1.2] CL0802 //~ FINE[2.0+] CL0802
void plain_depth_array(read_only image2d_array_depth_t i); //~ WARNING[1.2] CL0802 //~ FINE[2.0+] CL0802
void plain(image2d_t i, image2d_array_t j, image1d_t k); //~ FINE CL0802
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
void enabled(image2d_msaa_t i, image2d_array_msaa_t j); //~ FINE CL0802
kernel void launched_too(read_only image2d_msaa_depth_t i) {} //~ FINE[2.0+] CL0802
#if __OPENCL_C_VERSION__ < 200
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
void enabled_depth(image2d_depth_t i); //~ FINE[1.2] CL0802
#endif
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : disable
void disabled(image2d_msaa_t i); //~ WARNING CL0802
