// std: 1.2 2.0 3.0
// Argument metadata of kernels.
typedef unsigned int uint_alias;
typedef image2d_t myImage;
typedef struct __attribute__((aligned(8))) { int x; int y; } pair_t;
#define A_MACRO_TYPE ulong

kernel void foo(global int *restrict X, const int Y, volatile int anotherArg,
                constant float *restrict Z, global volatile int *V,
                global const int *C) {
  *X = Y + anotherArg + (int)*Z + *V + *C;
}
kernel void foo2(read_only image1d_t img1, image2d_t img2, write_only image2d_array_t img3) {}
kernel void foo3(__write_only image1d_t img4, myImage im) {}
kernel void foo4(unsigned int x, uint_alias y, unsigned char z, A_MACRO_TYPE w, uchar4 v, size_t *restrict q) {}
kernel void foo5(local pair_t *p, pair_t s, global pair_t *restrict g) { p[0] = s; }
kernel void foo6(global float4 (*restrict rows)[4], int n) { rows[n][1] = (float4)(n); }
kernel __attribute__((vec_type_hint(uint4))) __attribute__((work_group_size_hint(8, 16, 32)))
void foo7(int a) {}
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void foo8(sampler_t s, float16 f) {}
#if __OPENCL_C_VERSION__ >= 200
kernel void foo9(read_only pipe int p, write_only pipe pair_t q) {}
kernel void foo10(read_write image3d_t im) {}
#endif
kernel void foo1_caller(global int *p) { foo(p, 1, 2, 0, p, p); }
