// std: 1.2 2.0 3.0
// opts: -DARGINFO=1
// -cl-kernel-arg-info metadata: address space, access, type, base type, qualifiers.

typedef unsigned int myunsignedint;
typedef image2d_t myImage;
typedef float vecf __attribute__((ext_vector_type(4)));
typedef union { int i; float f; } pun_t;
typedef enum { RED, GREEN } color_t;

kernel void foo(global int * globalintp, global int * restrict globalintrestrictp,
                global const int * globalconstintp,
                global const int * restrict globalconstintrestrictp,
                constant int * constantintp, constant int * restrict constantintrestrictp,
                global const volatile int * globalconstvolatileintp,
                global volatile int * restrict globalvolatileintrestrictp,
                local int * localintp, local const volatile int * restrict localcvr,
                int X, const int anotherarg, const volatile int cv,
                const float anotherfloat) {
  *globalintrestrictp = constantintp[0] + X;
}
// CHECK: !kernel_arg_addr_space ![[MD11:[0-9]+]]

kernel void foo2(read_only image1d_t img1, image2d_t img2, write_only image2d_array_t img3) {
}

kernel void foo3(__write_only image1d_t img) {
}

kernel void foo4(__global unsigned int * X, __global myunsignedint * anotherArg) {
  *X = *anotherArg + 2;
}

kernel void foo5(myImage img1, write_only image1d_t img2) {
}

kernel void foo6(global vecf *v, vecf w, uchar16 u, ulong l, sampler_t s) { *v = w; }

kernel void foo7(global pun_t *p, pun_t q, color_t c) { p->i = q.i + c; }

#ifdef ARGINFO
kernel void foo8(signed char c, unsigned short int us, long int unsigned ul, unsigned u) {
}
#endif

kernel void unnamed(global float *, int);
kernel void unnamed(global float *named, int n) { named[n] = 0; }
