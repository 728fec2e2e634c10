// Common functions (OpenCL C 6.15.4): floating types, of which some forms take scalars for vectors.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
float scalars(float x) { return clamp(x, x, x) + degrees(x) + max(x, x) + min(x, x) + mix(x, x, x) + radians(x) + step(x, x) + smoothstep(x, x, x) + sign(x); }
double4 vectors(double4 x) { return clamp(x, x, x) + degrees(x) + max(x, x) + min(x, x) + mix(x, x, x) + radians(x) + step(x, x) + smoothstep(x, x, x) + sign(x); }
half2 halves(half2 x) { return clamp(x, x, x) + degrees(x) + max(x, x) + mix(x, x, x) + step(x, x) + sign(x); }
float4 with_scalars(float4 x, float s) { return clamp(x, s, s) + max(x, s) + min(x, s) + mix(x, x, s) + step(s, x) + smoothstep(s, s, x); }
double2 with_doubles(double2 x, double s) { return clamp(x, s, s) + max(x, s) + min(x, s) + mix(x, x, s) + step(s, x) + smoothstep(s, s, x); }
half8 with_halves(half8 x, half s) { return clamp(x, s, s) + max(x, s) + min(x, s) + mix(x, x, s) + step(s, x) + smoothstep(s, s, x); }
// The scalar has its place.
float4 clamp_one(float4 x, float s) { return clamp(x, s, x); } //~ WARNING CL0604
float4 clamp_other(float4 x, float s) { return clamp(x, x, s); } //~ WARNING CL0604
float4 clamp_front(float4 x, float s) { return clamp(s, x, x); } //~ WARNING CL0604
float4 max_front(float4 x, float s) { return max(s, x); } //~ WARNING CL0604
float4 mix_front(float4 x, float s) { return mix(s, s, x); } //~ WARNING CL0604
float4 mix_second(float4 x, float s) { return mix(x, s, x); } //~ WARNING CL0604
float4 step_behind(float4 x, float s) { return step(x, s); } //~ WARNING CL0604
float4 smoothstep_behind(float4 x, float s) { return smoothstep(x, x, s); } //~ WARNING CL0604
float4 smoothstep_one(float4 x, float s) { return smoothstep(s, x, x); } //~ WARNING CL0604
float4 degrees_two(float4 x) { return degrees(x, x); } //~ ERROR CL0604
// One floating type.
float4 kinds(float4 x, double4 y) { return mix(x, y, x); } //~ ERROR CL0604
float4 widths(float4 x, float2 y) { return step(x, y); } //~ ERROR CL0604
int4 integers(int4 x) { return sign(x); } //~ ERROR CL0604
int4 integers_mix(int4 x) { return mix(x, x, x); } //~ ERROR CL0604
int4 integers_clamp(int4 x) { return clamp(x, x, x); } //~ WARNING[1.0] CL0805
float integer(int x) { return radians(x); } //~ ERROR CL0605
