// std: 1.1 2.0 3.0
typedef __attribute__((ext_vector_type(3))) char vchar3;
typedef __attribute__((ext_vector_type(4))) char vchar4;

vchar3 f1(vchar4 x) { return __builtin_astype(x, vchar3); }
vchar4 f2(vchar3 x) { return __builtin_astype(x, vchar4); }
vchar3 f3(int x) { return __builtin_astype(x, vchar3); }
int f4(vchar3 x) { return __builtin_astype(x, int); }
vchar4 f5(int x) { return as_char4(x); }
float f6(uint x) { return as_float(x); }
int3 f7(float4 x) { return as_int3(x); }
ulong f8(global int *p) { return __builtin_astype(p, ulong); }
global int *f9(ulong x) { return __builtin_astype(x, global int *); }
local char *f10(local int *p) { return __builtin_astype(p, local char *); }
int f11(short x) { return __builtin_astype(x, int); }
char2 f12(int x) { return as_char2(x); }
double f13(int2 x) { return as_double(x); }
int f14(float x) { return __builtin_astype(x); }
