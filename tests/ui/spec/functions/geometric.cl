// Geometric functions (OpenCL C 6.15.5): up to four floats, doubles or halves.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
float4 crosses(float4 a, float3 b) { return cross(a, a) + cross(b, b).xyzz; } //~ WARNING[1.0] CL0805
double4 crosses_of_doubles(double4 a, double3 b) { return cross(a, a) + cross(b, b).xyzz; } //~ WARNING[1.0] CL0805
half3 crosses_of_halves(half3 a) { return cross(a, a); } //~ WARNING[1.0] CL0805
float2 cross_of_two(float2 a) { return cross(a, a); } //~ ERROR CL0604
float8 cross_of_eight(float8 a) { return cross(a, a); } //~ ERROR CL0604
float cross_of_one(float a) { return cross(a, a); } //~ ERROR CL0604
float4 cross_of_both(float4 a, float3 b) { return cross(a, b); } //~ ERROR CL0604 //~ WARNING[1.0] CL0805
int4 cross_of_integers(int4 a) { return cross(a, a); } //~ ERROR CL0604
float scalars(float a) { return dot(a, a) + distance(a, a) + length(a) + normalize(a); }
float of_two(float2 a) { return dot(a, a) + distance(a, a) + length(a) + normalize(a).x; }
float of_three(float3 a) { return dot(a, a) + distance(a, a) + length(a) + normalize(a).x; } //~ WARNING[1.0] CL0805
float of_four(float4 a) { return dot(a, a) + distance(a, a) + length(a) + normalize(a).x; }
double of_doubles(double a, double2 b, double4 c) { return dot(a, a) + length(b) + distance(c, c) + normalize(c).x; }
half of_halves(half a, half4 c) { return dot(a, a) + length(c) + distance(c, c); }
float of_eight(float8 a) { return dot(a, a); } //~ ERROR CL0604
float length_of_eight(float8 a) { return length(a); } //~ ERROR CL0604
float8 normalized_eight(float8 a) { return normalize(a); } //~ ERROR CL0604
float length_of_integers(int2 a) { return length(a); } //~ ERROR CL0604
float mixed(float4 a, float3 b) { return distance(a, b); } //~ ERROR CL0604 //~ WARNING[1.0] CL0805
float mixed_kinds(float4 a, double4 b) { return dot(a, b); } //~ ERROR CL0604
float widened(float4 a) { return dot(a, 1.0f); } //~ WARNING CL0604
float4 no_vector(float4 a) { float4 b = dot(a, a); return b; }
float no_scalar(float4 a) { return normalize(a); } //~ ERROR CL0506
// The fast ones are those of float.
float fast(float a, float2 b, float3 c, float4 d) { return fast_distance(a, a) + fast_length(b) + fast_normalize(c).x + fast_distance(d, d); } //~ WARNING[1.0] CL0805
double fast_of_doubles(double2 a) { return fast_length(a); } //~ ERROR CL0604
half fast_of_halves(half4 a) { return fast_distance(a, a); } //~ ERROR CL0604
float fast_of_sixteen(float16 a) { return fast_length(a); } //~ ERROR CL0604
