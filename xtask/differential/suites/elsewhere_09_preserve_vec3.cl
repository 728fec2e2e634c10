// std: 1.1 1.2 2.0
// Three-component vectors kept as such: loads, stores, conversions and reinterpretation.

typedef char char3_a __attribute__((ext_vector_type(3)));
typedef char char8_a __attribute__((ext_vector_type(8)));
typedef short short3_a __attribute__((ext_vector_type(3)));
typedef double double2_a __attribute__((ext_vector_type(2)));

#if __OPENCL_VERSION__ < 120
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

typedef int size_check[sizeof(float3) == sizeof(float4) ? 1 : -1];
typedef int char_check[sizeof(char3_a) == 4 ? 1 : -1];
typedef int size_bad[sizeof(float3) == 3 * sizeof(float) ? 1 : -1];

void kernel foo(global float3 *a, global float3 *b) { *a = *b; }
void kernel float4_to_float3(global float3 *a, global float4 *b) { *a = __builtin_astype(*b, float3); }
void kernel float3_to_float4(global float3 *a, global float4 *b) { *b = __builtin_astype(*a, float4); }
void kernel float3_to_double2(global float3 *a, global double2_a *b) { *b = __builtin_astype(*a, double2_a); }
void kernel char8_to_short3(global short3_a *a, global char8_a *b) { *a = __builtin_astype(*b, short3_a); }
void from_char3(char3_a a, global int *out) { *out = __builtin_astype(a, int); }
void from_short3(short3_a a, global long *out) { *out = __builtin_astype(a, long); }
void scalar_to_char3(int a, global char3_a *out) { *out = __builtin_astype(a, char3_a); }
void scalar_to_short3(long a, global short3_a *out) { *out = __builtin_astype(a, short3_a); }
void bad_size(float3 a, global int *out) { *out = __builtin_astype(a, int); }
void bad_two(float2 a, global float3 *out) { *out = as_float3(a); }

void members(global float3 *p, float3 v, local int3 *l) {
  p->x = v.z;
  p->xy = v.yz;
  p->w = 1.0f;
  p[1].zyx = v;
  p[2].xyz = v.xxx;
  v.lo = (float2)(1.0f, 2.0f);
  v.hi = v.even;
  v.odd = p->hi;
  v.s012 = (float3)(1.0f, v.s01);
  v.s3 = 1.0f;
  *l = (int3)(1, 2, 3);
  *l = (int3)(*l);
  *l = (int3)(1, 2);
  *l = (int3)((int2)(1, 2), (int2)(3, 4));
  *l = convert_int3_rte(v);
  *l = isless(v, *p);
  *l = v < *p;
  v = *l;
  v = (float3)7;
  v = cross(v, *p) + dot(v, *p);
}
