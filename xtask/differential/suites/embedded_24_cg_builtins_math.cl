// std: 1.2 3.0
// CHECK: call spir_func {{.*}}@_Z3sinf
float s1(float x) { return sin(x); }
float4 s4(float4 x) { return native_sin(x); }
float f1(float a, float b, float c) { return mad(a, b, c) + fma(a, b, c); }
float4 cl(float4 v) { return clamp(v, 0.0f, 1.0f); }
int4 ci(int4 v) { return clamp(v, 0, 255); }
float3 mx(float3 a, float b) { return max(a, b); }
float fr(float x, private float *ip) { return fract(x, ip); }
float fx(float x, private int *e) { return frexp(x, e); }
float4 sc(float4 x, global float4 *c) { return sincos(x, c); }
float d3(float3 a, float3 b) { return dot(a, b) + length(a) + distance(a, b); }
float3 cr(float3 a, float3 b) { return normalize(cross(a, b)); }
uint mh(uint a, uint b) { return mul_hi(a, b) + mul24(a, b) + rotate(a, b); }
ushort8 ab(short8 a) { return abs(a); }
uchar4 as4(uchar4 a, uchar4 b) { return add_sat(a, b); }
int4 sel(int4 a, int4 b, uint4 m) { return select(a, b, m); }
float4 bs(float4 a, float4 b, float4 m) { return bitselect(a, b, m); }
int an(int4 a) { return any(a) | all(a); }
char4 sh(char8 a, uchar4 m) { return shuffle(a, m); }
