// std: 1.0 1.2
typedef __attribute__((ext_vector_type(4))) float flt4;
typedef __attribute__((ext_vector_type(4))) int in4;

int4 splat_true(void) { return true; }
int4 splat_bool(bool b) { return b; }
int4 splat_cast(bool b) { return (int4)b; }
in4 splat_int_to_own(int i) { return (in4)i; }
flt4 splat_int_to_float(int i) { return (flt4)i; }
flt4 scalar_promote(flt4 a, int i) { return a + i; }
float4 compare_to_float(float4 a, float4 b) { return convert_float4(a < b); }
long4 widen(int4 a) { return convert_long4(a); }
uchar4 narrow_sat(int4 a) { return convert_uchar4_sat(a); }
int4 bits(float4 a) { return as_int4(a); }
char16 bits16(uint4 a) { return as_char16(a); }
float3 drop(float4 a) { return as_float3(a); }
bool to_bool(float f) { return f; }
