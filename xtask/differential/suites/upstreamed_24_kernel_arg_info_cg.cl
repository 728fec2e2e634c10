// std: 1.2 2.0
// Metadata of arguments: names, types, qualifiers.

typedef unsigned int myunsigned;
typedef image1d_t myimage;
typedef struct { int x; } st_t;
struct tagged { float y; };

kernel void foo(global int *globalintp, global int *restrict globalintrestrictp,
                global const int *globalconstintp,
                global const int *restrict globalconstintrestrictp,
                constant int *constantintp,
                constant int *restrict constantintrestrictp,
                global const volatile int *globalconstvolatileintp,
                global volatile int *globalvolatileintp,
                local int *localintp, local const volatile int *localcvp,
                int X, const int constint, const volatile int cvint,
                volatile int volatileint, float4 vec) {
  *globalintrestrictp = constint + volatileint;
}

kernel void foo2(read_only image1d_t img1, image2d_t img2, write_only image2d_array_t img3) {}
kernel void foo3(myimage im, write_only image1d_t w, sampler_t s) {}
kernel void foo4(global unsigned int *X, global myunsigned *Y, unsigned char c) {}
kernel void foo5(global st_t *a, global struct tagged *b, st_t c) {}
#if __OPENCL_C_VERSION__ >= 200
kernel void foo6(read_write image2d_t rw) {}
kernel void foo7(read_only pipe int p1, write_only pipe st_t p2, pipe uchar4 p3) {}
#endif
