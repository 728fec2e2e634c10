// What 1.1 brought and compilers have in 1.0 too (OpenCL C 6.15.1, 6.15.2, 6.15.3, 6.15.11, 6.15.12.8, 6.15.13).
// std: 1.0
size_t offset(void) { return get_global_offset(0); } //~ WARNING CL0805
float largest(float a, float b) { return maxmag(a, b); } //~ WARNING CL0805
float4 smallest(float4 a, float4 b) { return minmag(a, b); } //~ WARNING CL0805
int between(int a) { return clamp(a, 1, 2); } //~ WARNING CL0805
int4 between_all(int4 a) { return clamp(a, 1, 2); } //~ WARNING CL0805
uchar2 between_vectors(uchar2 a) { return clamp(a, a, a); } //~ WARNING CL0805
float between_floats(float a) { return clamp(a, 1.0f, 2.0f); }
float4 between_vectors_of_floats(float4 a) { return clamp(a, 1.0f, 2.0f); }
// Of `max` and `min` the forms of integers that take a vector and a scalar.
int4 larger(int4 a, int b) { return max(a, b); } //~ WARNING CL0805
ushort8 smaller(ushort8 a, ushort b) { return min(a, b); } //~ WARNING CL0805
int larger_scalar(int a, int b) { return max(a, b); }
int4 larger_vectors(int4 a, int4 b) { return max(a, b); }
float4 larger_floats(float4 a, float b) { return max(a, b); }
float2 smaller_floats(float2 a, float b) { return min(a, b); }
void copied(global int *g, local int *l) { event_t e = async_work_group_strided_copy(l, g, 1, 2, 0); } //~ WARNING CL0805
void copied_whole(global int *g, local int *l) { event_t e = async_work_group_copy(l, g, 1, 0); }
int added(global int *g) { return atomic_add(g, 1); } //~ WARNING CL0805
uint counted(local uint *l) { return atomic_inc(l); } //~ WARNING CL0805
float exchanged(global float *g) { return atomic_xchg(g, 1.0f); } //~ WARNING CL0805
int compared(global int *g) { return atomic_cmpxchg(g, 1, 2); } //~ WARNING CL0805
float4 shuffled(float4 a, uint4 m) { return shuffle(a, m); } //~ WARNING CL0805
float4 shuffled_twice(float4 a, uint4 m) { return shuffle2(a, a, m); } //~ WARNING CL0805
int steps(float4 a) { return vec_step(a); } //~ WARNING CL0805
