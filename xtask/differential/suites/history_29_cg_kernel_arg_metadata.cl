// std: 1.2
typedef float real;
typedef global uint *gbuf;
struct box { int2 lo, hi; };

kernel void scalars(char c, unsigned short us, real r, const unsigned long ul) {}
kernel void vectors(float3 a, uchar16 b) {}
kernel void pointers(global real *restrict a, constant const int *b, local volatile short *c) {}
kernel void by_typedef(gbuf g) {}
kernel void structs(global struct box *many, struct box one) {}
kernel void images(image2d_t dflt, read_only image3d_t ro, write_only image1d_array_t wo) {}
kernel void samplers(sampler_t s) {}
kernel void unnamed(int, global float *) {}
