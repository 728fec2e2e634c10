// std: 1.2 2.0
#if __OPENCL_C_VERSION__ < 200
#define READ_WRITE write_only
#else
#define READ_WRITE read_write
#endif
typedef unsigned int myunsignedint;
typedef image2d_t myImage;
typedef struct { int x, y; } __attribute__((packed)) pair;
union u { int i; float f; };
enum e { one };

kernel void foo(global int *globalintp, global int *restrict globalintrestrictp,
                global const int *globalconstintp, global volatile int *globalvolatileintp,
                constant int *constantintp, local int *const restrict localintconstp,
                int X, const int constint, volatile int volint) {
  *globalintrestrictp = constint + volint;
}
kernel void foo2(read_only image1d_t img1, image2d_t img2, write_only image2d_array_t img3) {}
kernel void foo3(READ_WRITE image1d_t img, read_only myImage img2) {}
kernel void foo4(global myunsignedint *X, global unsigned long long int *Y) {}
kernel void foo5(pair p, union u uu, enum e ee, global pair *pp) {}
kernel void foo6(sampler_t s, global uchar3 *v, __global float16 *const w) {}
kernel void foo7(global int (*arr)[4], global int **nope) {}
