// std: 1.0 1.2
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef int int4v __attribute__((ext_vector_type(4)));

int4v test(int4v a, int4v b) {
  int4v r = a || b;
  r = a && b;
  r = !a;
  return r;
}

int4 cmp_f(float4 a, float4 b) { return a < b; }
long2 cmp_d(double2 a, double2 b) { return a == b; }
int2 cmp_d_bad(double2 a, double2 b) { return a == b; }
char4 cmp_uc(uchar4 a, uchar4 b) { return a >= b; }
int4 log_f(float4 a, float4 b) { return a && b; }
int4 not_f(float4 a) { return !a; }
int3 tern(int3 c, int3 a, int3 b) { return c ? a : b; }
float3 tern_f(int3 c, float3 a, float b) { return c ? a : b; }
int4 scalar_rhs(int4 a, int b) { return a || b; }
int cond(int4 a) { if (a) return 1; return 0; }
