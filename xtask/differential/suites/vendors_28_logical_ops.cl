// std: 1.0 1.1 1.2 2.0 3.0
// Logical operators of vectors yield 0 and -1.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef int int4v __attribute__((ext_vector_type(4)));

// CHECK: icmp eq <4 x i32>
int4v not_i(int4v a) { return !a; }
int4 and_i(int4 a, int4 b) { return a && b; }
int4 or_mixed(int4 a, int b) { return a || b; }
short8 and_short(short8 a, short8 b) { return a && b; }
uchar4 or_uchar(uchar4 a, uchar4 b) { return as_uchar4(a || b); }

// CHECK: fcmp oeq <4 x float>
int4 eq_f(float4 a, float4 b) { return a == b; }
int4 not_f(float4 a) { return !a; }
int4 and_f(float4 a, float4 b) { return a && b; }
long2 lt_d(double2 a, double2 b) { return a < b; }

int scalar(int a, float f) { return a && f || !a; }
int ptr(global int *p) { return !p && p != 0; }

int4 sel(int4 c, int4 a, int4 b) { return c ? a : b; }
float4 self(int4 c, float4 a, float4 b) { return c ? a : b; }
float4 sels(int c, float4 a, float b) { return c ? a : b; }
uint4 comma(uint4 a) { return (!a, a); }

void bad(int4 a, float4 f, int2 s, short4 h) {
  if (a) return;
  a = a && s;
  a = f ? a : a;
  a = h ? a : a;
  while (f < f) ;
  f = ~f;
  a = a && f;
  a = f % f;
}
