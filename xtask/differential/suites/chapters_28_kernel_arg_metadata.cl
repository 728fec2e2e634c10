// std: 1.2 2.0
typedef unsigned int myunsignedint;
typedef image2d_t myImage;
typedef char char16x __attribute__((ext_vector_type(16)));
typedef struct { int a; float4 b; } S;

kernel void foo(global int *globalintp, global int *restrict globalintrestrictp,
                global const int *globalconstintp,
                global const int *restrict globalconstintrestrictp,
                constant int *constantintp,
                constant int *restrict constantintrestrictp,
                global const volatile int *globalconstvolatileintp,
                global volatile int *globalvolatileintp,
                local int *localintp, local const volatile int *lcv,
                int X, const int anotherconst, const volatile uint u,
                unsigned long ul, unsigned char uc, unsigned short us) {
  *globalintrestrictp = constantintp[0] + X + anotherconst + u;
}

kernel void foo2(read_only image1d_t img1, image2d_t img2, write_only image2d_array_t img3, sampler_t s) {}
kernel void foo3(__global char16 *tp, global char16x x[], constant myunsignedint *p) {}
kernel void foo4(myImage img, read_only image1d_buffer_t buf, write_only image1d_array_t arr) {}
kernel void foo5(int, global float *, local uchar4 *);
kernel void foo5(int a, global float *b, local uchar4 *c) {}
kernel void foo6(S s, global S *sp, global struct undef *up) {}
kernel void foo7(ulong16 s, char2 c, float3 f, global void *v) {}
kernel void foo8(void) {}
kernel void foo9() {}
#if __OPENCL_C_VERSION__ >= 200
kernel void foo10(read_write image2d_t rw, pipe int p, write_only pipe uchar4 q) {}
kernel void foo11(global int *global *pp, queue_t q) {}
#endif
