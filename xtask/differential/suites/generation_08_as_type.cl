// std: 1.1 1.2 2.0 3.0
// as_type() and __builtin_astype between types of the same and of other sizes.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef __attribute__((ext_vector_type(5))) char vec5;

char4 f0(int x) { return as_char4(x); }
int f1(char4 x) { return as_int(x); }
float f2(uint x) { return as_float(x); }
uint f3(float x) { return as_uint(x); }
int3 f4(char16 x) { return as_int3(x); }
char16 f5(int3 x) { return as_char16(x); }
int3 f6(int4 x) { return as_int3(x); }
int4 f7(int3 x) { return as_int4(x); }
double f8(long x) { return as_double(x); }
ulong2 f9(double2 x) { return as_ulong2(x); }
short2 f10(float x) { return as_short2(x); }
uchar8 f11(double x) { return as_uchar8(x); }
float3 f12(uint3 x) { return as_float3(x); }
char3 f13(char4 x) { return __builtin_astype(x, char3); }
int f14(global int *p) { return __builtin_astype(p, int); }
size_t f15(global int *p) { return __builtin_astype(p, size_t); }
global int *f16(size_t x) { return __builtin_astype(x, global int *); }

char4 e0(long x) { return as_char4(x); }
int e1(short x) { return as_int(x); }
int2 e2(int3 x) { return as_int2(x); }
char3 e3(int x) { return as_char3(x); }
int e4(char3 x) { return as_int(x); }
float e5(void) { return as_float(); }
int e6(int x) { return as_int(x, x); }
vec5 e7(char8 x) { return __builtin_astype(x, vec5); }
int e8(int x) { return __builtin_astype(x); }
int e9(int x) { return __builtin_astype(x, undeclared_type); }
bool e10(char x) { return as_bool(x); }
int4 e11(int x) { return as_int4(x); }
