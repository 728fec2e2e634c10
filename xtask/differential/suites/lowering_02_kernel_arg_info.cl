// std: 1.2 2.0
// opts: -DDEFAULT_RUN=1
// opts: -DHAS_RW=1

typedef unsigned int my_uint;
typedef image2d_t my_image;
typedef read_only image1d_t ROImage;
typedef write_only image1d_t WOImage;
typedef struct { int i; float f; } pair_t;
struct tag { int i; };
typedef unsigned char uchar_alias;

kernel void foo(global int *restrict X, const int Y,
                volatile int anotherArg, constant float *restrict Z,
                global volatile int *V, global const int *C) {
  *X = Y + anotherArg;
}

kernel void foo2(read_only image1d_t img1, image2d_t img2,
                 write_only image2d_array_t img3) {
}

kernel void foo3(__global my_uint *X, uint4 Y) {
}

kernel void foo4(__global unsigned int *X, __global my_uint *Y) {
}

kernel void foo5(my_image img1, write_only my_image img2) {
}

kernel void foo6(ROImage ro, WOImage wo) {
}

kernel void foo7(pair_t p, struct tag t, __global pair_t *q) {
}

kernel void foo8(__local uchar4 *l, unsigned short us, uchar_alias ua, sampler_t s) {
}

#ifdef HAS_RW
kernel void foo9(read_write image1d_t img) {
}
#endif

kernel void foo10(char X, signed char S, __global char *Y[]) {
}

kernel void foo11(int, global float *) {
}
