// std: 1.2 2.0 3.0
typedef struct inner { char c; short s; int3 v; } inner;
typedef struct { inner in; __global float *f; } with_ptr;
typedef struct { bool b; int i; } with_bool;
typedef struct { size_t n; } with_size;
typedef struct { event_t e; } with_event;
typedef union { uint4 v; uint s[4]; } vec_union;
__kernel void m0(inner *a, __global float *out) { out[0] = 1; }
__kernel void m1(bool a, __global float *out) { out[0] = a; }
__kernel void m2(size_t a, __global float *out) { out[0] = a; }
__kernel void m3(with_ptr a, __global float *out) { out[0] = *a.f; }
__kernel void m4(with_bool a, __global float *out) { out[0] = a.i; }
__kernel void m5(with_size a, __global float *out) { out[0] = a.n; }
__kernel int m6(inner a, __global float *out) { return 1; }
__kernel void m7(__private inner *a, __global float *out) { out[0] = 1; }
__kernel void m8(event_t a, __global float *out) { out[0] = 1; }
__kernel void m9(__global inner **a, __global float *out) { out[0] = 1; }
__kernel void m10(__global inner *__global *a, __global float *out) { out[0] = 1; }
__kernel void m11(__local int a, __global float *out) { out[0] = a; }
__kernel void m12(__global int a, __global float *out) { out[0] = a; }
__kernel void m13(inner a, __global float *out) { out[0] = a.w; }
__kernel void m14(inner a, __global float *out) { out[0] = a->c; }
__kernel void m15(struct inr a, __global float *out) { out[0] = 1; }
__kernel void m16(int a[4], __global float *out) { out[0] = a[0]; }
__kernel void m17(int5 a, __global float *out) { out[0] = 1; }
__kernel void m18(ptrdiff_t a, __global float *out) { out[0] = a; }
__kernel static void m19(int a, __global float *out) { out[0] = a; }
__kernel void m20(inner a, __constant float *out) { out[0] = a.c; }
__kernel void m21(vec_union a, __global float *out) { out[0] = a.v; }
__kernel __attribute__((reqd_work_group_size(8, 4))) void m22(__global float *out) { }
__kernel __attribute__((reqd_work_group_size(8, 0, 1))) void m23(__global float *out) { }
__attribute__((reqd_work_group_size(8, 4, 1))) void m24(__global float *out) { }
__kernel __attribute__((vec_type_hint(inner))) void m25(__global float *out) { }
__kernel void m26(int, __global float *out) { out[0] = 1; }
__kernel void m27(int a; __global float *out) { out[0] = a; }
