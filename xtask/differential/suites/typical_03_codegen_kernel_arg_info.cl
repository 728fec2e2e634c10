// std: 1.2 2.0
// opts: -DARGINFO=1
typedef unsigned int myunsignedint;
typedef image2d_t myImage;
typedef char char16 __attribute__((ext_vector_type(16)));
struct pod { int x; char y[3]; };
union u { int i; float f; };

kernel void foo(global int *globalintp, global int *restrict globalintrestrictp,
                global const int *globalconstintp,
                global const int *restrict globalconstintrestrictp,
                constant int *constantintp, constant int *restrict constantintrestrictp,
                global const volatile int *globalconstvolatileintp,
                global volatile int *globalvolatileintp,
                local int *localintp, local const int *localconstintp,
                local volatile int *restrict lvr,
                int X, const int constint, const volatile int constvolatileint) {
  *globalintrestrictp = constint + constvolatileint;
}

kernel void foo2(read_only image1d_t img1, image2d_t img2, write_only image2d_array_t img3) {
}

kernel void foo3(__write_only image2d_t img) {
}

kernel void foo4(__global unsigned int *X, __global myunsignedint *Y) {
}

kernel void foo5(myImage img1, write_only image1d_t img2) {
}

kernel void foo6(__global char16 arg[]) {}

kernel void foo7(ulong a, unsigned long b, long long c) {}

kernel void foo8(struct pod p, global struct pod *q, global union u *r) {}
#ifdef ARGINFO
kernel void foo9(const sampler_t s, const uint n) {}
#endif
