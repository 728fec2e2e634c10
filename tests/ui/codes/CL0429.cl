// An image is read and written in the same kernel since 2.0 alone; a pipe never is (6.8, 6.15.18). The word is
// reserved before.
void image(read_write image2d_t i); //~ ERROR[1.0,1.1,1.2] CL0429 //~ FINE[2.0+] CL0429
void underscored(__read_write image2d_t i); //~ ERROR[1.0,1.1,1.2] CL0429 //~ FINE[2.0+] CL0429
void volume(read_write image3d_t i); //~ ERROR[1.0,1.1,1.2] CL0429 //~ FINE[2.0+] CL0429
void behind(image2d_t read_write i); //~ ERROR[1.0,1.1,1.2] CL0429 //~ FINE[2.0+] CL0429
typedef read_write image2d_t canvas; //~ WARNING[1.0,1.1,1.2] CL0429 //~ FINE[2.0+] CL0429
kernel void launched(read_write image2d_t i, int n) {} //~ ERROR[1.0,1.1,1.2] CL0429 //~ FINE[2.0+] CL0429
#if __OPENCL_C_VERSION__ >= 120
void row(read_write image1d_t i); //~ ERROR[1.2] CL0429 //~ FINE[2.0+] CL0429
void buffer(read_write image1d_buffer_t i); //~ ERROR[1.2] CL0429 //~ FINE[2.0+] CL0429
void layers(read_write image2d_array_t i); //~ ERROR[1.2] CL0429 //~ FINE[2.0+] CL0429
#endif
#if __OPENCL_C_VERSION__ >= 200
void packets(read_write pipe int p); //~ ERROR[2.0+] CL0429
kernel void vectors(__read_write pipe float4 p) {} //~ ERROR[2.0+] CL0429
void depth(read_write image2d_depth_t i); //~ FINE[2.0+] CL0429
void one_way(read_only pipe int in, write_only pipe int out); //~ FINE[2.0+] CL0429
#endif

void reader(read_only image2d_t i); //~ FINE CL0429
void writer(write_only image2d_t i); //~ FINE CL0429
void two(read_only image2d_t in, write_only image2d_t out); //~ FINE CL0429
void neither(image2d_t i); //~ FINE CL0429
