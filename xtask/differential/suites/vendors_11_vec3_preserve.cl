// std: 1.2 2.0 3.0
// -fpreserve-vec3-type keeps loads and stores of three elements.

typedef char char3v __attribute__((ext_vector_type(3)));
typedef short short3v __attribute__((ext_vector_type(3)));
typedef double double3v __attribute__((ext_vector_type(3)));
typedef int int4v __attribute__((ext_vector_type(4)));

void kernel foo(global float3 *a, global float3 *b) {
  // CHECK: [[LOAD_A:%[0-9]+]] = load <3 x float>, ptr addrspace(1) %a
  *a = *b;
}

void kernel float4_to_float3(global float3 *a, global float4 *b) {
  // CHECK: shufflevector <4 x float> %{{.*}}, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  *a = __builtin_astype(*b, float3);
}

void kernel float3_to_float4(global float3 *a, global float4 *b) {
  *b = __builtin_astype(*a, float4);
}

void kernel float3_to_double2(global float3 *a, global double2 *b) {
  *b = __builtin_astype(*a, double2);
}

void kernel char8_to_short3(global short3 *a, global char8 *b) {
  *a = __builtin_astype(*b, short3);
}

void from_char3(char3v a, global int *out) { *out = __builtin_astype(a, int); }
void from_short3(short3v a, global long *out) { *out = __builtin_astype(a, long); }
void scalar_to_char3(int a, global char3v *out) { *out = __builtin_astype(a, char3v); }
void scalar_to_short3(long a, global short3v *out) { *out = __builtin_astype(a, short3v); }
void bad(global int *i, double3v d) { *i = __builtin_astype(d, int); }

int sizes[sizeof(float3) == 16 && sizeof(char3v) == 4 && _Alignof(double3) == 32 ? 1 : -1];
