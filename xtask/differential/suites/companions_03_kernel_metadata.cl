// std: 1.2 2.0

typedef unsigned int uint_t;
typedef uint4 vec_t;

struct Sized { int n; float4 f; };

kernel __attribute__((vec_type_hint(int))) __attribute__((reqd_work_group_size(1, 2, 4)))
void kernel1(int a) {}

kernel __attribute__((vec_type_hint(uint4))) __attribute__((work_group_size_hint(8, 16, 32)))
void kernel2(int a) {}

kernel __attribute__((vec_type_hint(vec_t)))
void kernel3(int a) {}

kernel __attribute__((vec_type_hint(uint_t)))
void kernel4(__global uint_t *p) {}

kernel __attribute__((intel_reqd_sub_group_size(8)))
void kernel5(int a) {}

kernel __attribute__((reqd_work_group_size(64, 1, 1), vec_type_hint(float)))
void kernel6(__global float * restrict in, __global const float *out, __global volatile int *flags) {}

kernel void kernel7(struct Sized s, __constant vec_t *k, __local char *scratch) {}

kernel void kernel8(read_only image2d_t src, write_only image2d_t dst, sampler_t smp) {}

__attribute__((overloadable)) int helper(int a) { return a; }
__attribute__((overloadable)) float helper(float a) { return a; }

void __kernel kernel9(__global float *o) { o[0] = helper(1) + helper(1.0f); }
