// Access qualifiers (OpenCL C 6.8).
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
constant sampler_t s = CLK_FILTER_NEAREST | CLK_ADDRESS_NONE | CLK_NORMALIZED_COORDS_FALSE;
typedef image2d_t by_default;
typedef write_only image2d_t to_write;
// Of images that are parameters, with underscores or without.
kernel void both(read_only image2d_t a, write_only image2d_t b, __read_only image3d_t c, __write_only image2d_t d, image2d_t e) {}
void no_kernel(read_only image2d_t a, write_only image2d_t b);
void behind(image2d_t read_only a);
// What is only read is not written, the other way round too; without one it is read.
kernel void used(read_only image2d_t r, write_only image2d_t w, image2d_t d, by_default t, to_write u, int2 at, float4 v) {
  v = read_imagef(r, s, at); v = read_imagef(d, s, at); v = read_imagef(t, s, at); write_imagef(w, at, v); write_imagef(u, at, v);
  write_imagef(r, at, v); //~ ERROR CL0604
  write_imagef(d, at, v); //~ ERROR CL0604
  write_imagef(t, at, v); //~ ERROR CL0604
  v = read_imagef(w, s, at); //~ ERROR CL0604
  v = read_imagef(u, s, at); //~ ERROR CL0604
  no_kernel(r, w); no_kernel(d, u);
  no_kernel(w, r); //~ ERROR CL0506
  no_kernel(r, d); //~ ERROR CL0506
}
// Both ways since 2.0, without a sampler.
kernel void both_ways(read_write image2d_t i, int2 at, float4 v) { v = read_imagef(i, at); write_imagef(i, at, v); } //~ ERROR[1.0,1.1,1.2] CL0429
kernel void underscored(__read_write image2d_t i) {} //~ ERROR[1.0,1.1,1.2] CL0429
#if __OPENCL_C_VERSION__ >= 200
kernel void sampled(read_write image2d_t i, int2 at, float4 v) { v = read_imagef(i, s, at); } //~ ERROR[2.0+] CL0604
kernel void piped(read_only pipe int in, write_only pipe int out, pipe int as_read, int n) {
  read_pipe(in, &n); write_pipe(out, &n); read_pipe(as_read, &n);
  write_pipe(in, &n); //~ ERROR[2.0+] CL0610
  read_pipe(out, &n); //~ ERROR[2.0+] CL0610
  write_pipe(as_read, &n); //~ ERROR[2.0+] CL0610
}
kernel void pipe_both(read_write pipe int p) {} //~ ERROR[2.0+] CL0429
#endif
// One of them, on images.
kernel void two(read_only write_only image2d_t i) {} //~ ERROR CL0430
kernel void two_typed(read_only to_write i) {} //~ ERROR CL0430
void number(read_only int a); //~ ERROR CL0428
void pointer(write_only global int *a); //~ ERROR CL0428
void filter(read_only sampler_t a); //~ ERROR CL0428
read_only int result(void); //~ ERROR CL0428
write_only constant int object = 1; //~ ERROR CL0428
struct member { read_only int a; }; //~ ERROR CL0428
void local_one(void) { read_only int a; } //~ ERROR CL0428
// The words name nothing else.
void named(int write_only); //~ ERROR CL0428
int read_write(void); //~ ERROR CL0201
