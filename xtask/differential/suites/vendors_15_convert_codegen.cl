// std: 1.2 2.0 3.0
// opts: -DWITH_HALF=1
// Mangled names of conversions and reinterpretation.
#ifdef WITH_HALF
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

// CHECK: call {{.*}} @_Z12convert_char
char to_char(int x) { return convert_char(x); }
uchar sat(float x) { return convert_uchar_sat(x); }
int4 rte(float4 v) { return convert_int4_rte(v); }
short3 sat_rtz(double3 v) { return convert_short3_sat_rtz(v); }
float8 rtp(ulong8 v) { return convert_float8_rtp(v); }
double2 dbl(long2 v) { return convert_double2_rtn(v); }
#ifdef WITH_HALF
half4 hlf(int4 v) { return convert_half4_rtz(v); }
uint uh(half h) { return convert_uint_sat_rtn(h); }
#endif

// CHECK: bitcast float %{{.*}} to i32
int as1(float f) { return as_int(f); }
uchar4 as2(float f) { return as_uchar4(f); }
float4 as3(int3 v) { return as_float4(v); }
double as4(short4 v) { return as_double(v); }
size_t as5(ptrdiff_t p) { return as_ulong(p); }

// Implicit and explicit conversions emitted by the compiler itself.
float i2f(int i) { return i; }
int4 splat_cast(char c) { return (int4)c; }
float4 splat_int(int i) { return (float4)(i); }
bool tobool(float f) { return f; }
int frombool(bool b) { return b; }
bool ptrtobool(global int *p) { return p; }

void errors(float4 f, int4 i, float s) {
  i = f;
  i = (int4)f;
  s = as_float(f);
  s = convert_float_sat(s);
  i = convert_int4(f.xy);
}
