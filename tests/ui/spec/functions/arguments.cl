// What holds of the arguments of all built-in functions (OpenCL C 6.15).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
// A value is converted to the type of the parameter, as in any call,
size_t converted(char c, float f) { return get_global_id(c) + get_global_id(f); }
float to_the_only_type(int n, double d) { return native_sin(n) + half_sqrt(d); }
float small_integers(short a, uchar b) { return mul24(a, b); }
void loaded(char o, global float *p) { float4 v = vload4(o, p); vstore4(v, (short)o, p); }
// but to one of several only where one is meant.
float several(int n) { return sqrt(n); } //~ ERROR CL0605
int several_signs(uchar a, short b) { return max(a, b); } //~ ERROR CL0605
int several_widths(long a, uint b) { return min(a, b); } //~ ERROR CL0605
double float_with_double(float a, double b) { return pow(a, b); } //~ ERROR CL0605
float named(int n) { return sqrt((float)n); }
// No scalar is widened to a vector where the table has no such form.
float2 widened(float2 a, float b) { return atan2(a, b); } //~ WARNING CL0604
float4 widened_constant(float4 a) { return fmod(a, 2.0f); } //~ WARNING CL0604
float4 widened_integer(float4 a) { return pow(a, 2); } //~ WARNING CL0604
float4 in_the_table(float4 a) { return fmax(a, 2.0f) + clamp(a, 0.0f, 1.0f); }
void stored(global float *p) { vstore4(1.0f, 0, p); } //~ WARNING CL0604
// No vector becomes another.
float4 other_elements(int4 a) { return exp(a); } //~ ERROR CL0604
float4 other_width(float4 a, float3 b) { return fmin(a, b); } //~ ERROR CL0604 //~ WARNING[1.0] CL0805
float first_element(float4 a, float b) { return pow(b, a); } //~ WARNING CL0604 //~ ERROR CL0506
// Nothing but values.
void nothing(void);
float of_void(void) { return sqrt(nothing()); } //~ ERROR CL0604
float of_text(void) { return sqrt("2"); } //~ ERROR CL0604
struct s { float f; };
float of_struct(struct s a) { return sqrt(a); } //~ ERROR CL0604
float of_member(struct s a) { return sqrt(a.f); }
float of_array(void) { float a[2] = { 1.0f, 2.0f }; return sqrt(a); } //~ ERROR CL0604
float of_unknown(void) { return sqrt(unknown); } //~ ERROR CL0501
float of_wrong(void) { return sqrt(sqrt()); } //~ ERROR CL0604
