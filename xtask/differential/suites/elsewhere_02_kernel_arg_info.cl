// std: 1.0 1.2 2.0
// Arguments of every sort for kernel argument metadata.

typedef unsigned int myunsignedint;
typedef image1d_t myImage;
typedef float4 color_t;
typedef struct { int a; float b; } pair_t;
struct tagged { char c[3]; };
union either { int i; float f; };
enum mode { fast, slow = 4 };

kernel void foo(global int *restrict globalintrestrictp, global int *globalintp,
                global const int *globalconstintp,
                global const int *restrict globalconstintrestrictp,
                global volatile int *globalvolatileintp,
                global const volatile int *restrict globalcvr,
                constant int *constantintp, constant int *restrict constantintrestrictp,
                constant const int *constantconstintp,
                constant volatile int *constantvolatileintp,
                local int *restrict localintrestrictp,
                local const volatile int *localcv,
                int X, const int constint, const volatile int constvolatileint,
                volatile int volatileint, unsigned char uc, unsigned long ul) {
  *globalintrestrictp = constint + volatileint;
}

kernel void foo2(read_only image1d_t img1, image2d_t img2,
                 write_only image2d_array_t img3) {}

kernel void foo3(__write_only image1d_t img) {}
kernel void foo4(read_only myImage img) {}
kernel void foo5(myunsignedint *x) {}
kernel void foo6(global myunsignedint *x, global color_t *y, color_t z) {}
kernel void foo7(pair_t p, struct tagged t, union either e, enum mode m) {}
kernel void foo8(global pair_t *p, global struct tagged *t, global union either *e) {}
kernel void foo9(signed char sc1, global const signed char *sc2) {}
kernel void foo10(sampler_t s, event_t e) {}
kernel void foo11(size_t n) {}
kernel void foo12(ptrdiff_t n, global size_t *p) {}
kernel void foo13(bool b) {}
kernel void foo14(global int **pp) {}
kernel void foo15(void) {}
kernel void foo16() {}
kernel void foo17(half h, global half *hp) {}
kernel void foo18(global int *, int, float4) {}
kernel int foo19(global int *p) { return 0; }
kernel void foo20(int a[4], global int b[], local float c[2][2]) {}
kernel void foo21(global int *p, ...) {}
