// An image type must not be qualified with `const` or `volatile` (6.11).
typedef image2d_t picture;
void constant_one(const image2d_t i); //~ WARNING CL0445
void volatile_one(volatile image2d_t i); //~ WARNING CL0445
void behind(image2d_t const i); //~ WARNING CL0445
void with_access(read_only const image2d_t i); //~ WARNING CL0445
void volume(int n, write_only volatile image3d_t i); //~ WARNING CL0445
void by_name(const picture i); //~ WARNING CL0445
kernel void launched(read_only const image2d_t i) {} //~ WARNING CL0445
#if __OPENCL_C_VERSION__ >= 120
void row(const image1d_t i); //~ WARNING[1.2+] CL0445
void buffer(volatile image1d_buffer_t i); //~ WARNING[1.2+] CL0445
void layers(const image2d_array_t i); //~ WARNING[1.2+] CL0445
void rows(const image1d_array_t i); //~ WARNING[1.2+] CL0445
#endif
#if __OPENCL_C_VERSION__ >= 200
void depth(const image2d_depth_t i); //~ WARNING[2.0+] CL0445
void both_ways(read_write volatile image2d_t i); //~ WARNING[2.0+] CL0445
#endif

void plain(read_only image2d_t i); //~ FINE CL0445
void beside(read_only image2d_t i, const int n, volatile global int *p); //~ FINE CL0445
void pointee(image2d_t i, global const float4 *p); //~ FINE CL0445
