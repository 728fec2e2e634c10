// std: 1.0 1.2 2.0
typedef __attribute__((ext_vector_type(3))) char local_char3;

char3 f1(char16 x) { return __builtin_astype(x, char3); }
char16 f2(char3 x) { return __builtin_astype(x, char16); }
int f3(float f) { return as_int(f); }
float4 f4(int4 v) { return as_float4(v); }
int f5(char4 v) { return as_int(v); }
int f6(char3 v) { return as_int(v); }
float3 f7(int4 v) { return as_float3(v); }
short2 f8(long v) { return as_short2(v); }
uint f9(int *p) { return as_uint(p); }
global int *f10(size_t s) { return __builtin_astype(s, global int *); }
local int *f11(global int *p) { return __builtin_astype(p, local int *); }
int f12(bool b) { return __builtin_astype(b, int); }
struct S { int a; };
struct S f13(int i) { return __builtin_astype(i, struct S); }
constant int folded = as_int(1.0f);
