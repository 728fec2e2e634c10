// Relational functions (OpenCL C 6.15.6).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
// Scalars give int, vectors integers of the size of their elements.
int scalars(float a) { return isequal(a, a) + isnotequal(a, a) + isgreater(a, a) + isgreaterequal(a, a) + isless(a, a) + islessequal(a, a) + islessgreater(a, a) + isordered(a, a) + isunordered(a, a); }
int of_one(float a) { return isfinite(a) + isinf(a) + isnan(a) + isnormal(a) + signbit(a); }
int of_doubles(double a) { return isequal(a, a) + isnan(a) + signbit(a); }
int of_halves(half a) { return isequal(a, a) + isnan(a) + signbit(a); }
int4 vectors(float4 a) { return isequal(a, a) + isunordered(a, a) + isfinite(a); }
long2 vectors_of_doubles(double2 a) { return isless(a, a) + isnan(a); }
short8 vectors_of_halves(half8 a) { return isgreater(a, a) + isinf(a); }
int4 wrong_result(double4 a) { return isequal(a, a); } //~ ERROR CL0506
int2 wrong_result_of_halves(half2 a) { return isnan(a); } //~ ERROR CL0506
float4 floating_result(float4 a) { return isnan(a); } //~ ERROR CL0506
int4 integers(int4 a) { return isequal(a, a); } //~ ERROR CL0604
int4 integers_isnan(int4 a) { return isnan(a); } //~ ERROR CL0604
int integer(int a) { return isnan(a); } //~ ERROR CL0605
int4 mixed(float4 a, float b) { return isequal(a, b); } //~ WARNING CL0604
int4 mixed_kinds(float4 a, double4 b) { return isless(a, b); } //~ ERROR CL0604
int too_few(float a) { return isless(a); } //~ ERROR CL0604
// Signed integers have a most significant bit that is asked for.
int any_of(char a, short2 b, int4 c, long16 d) { return any(a) + all(b) + any(c) + all(d); }
int any_unsigned(uint4 a) { return any(a); } //~ ERROR CL0604
int all_floats(float4 a) { return all(a); } //~ ERROR CL0604
int any_of_comparison(float4 a) { return any(a < 1.0f) + all(isnan(a)); }
int any_of_two(int4 a) { return any(a, a); } //~ ERROR CL0604
// Bits are selected between three of one type, whatever it is.
float4 bits(float4 a) { return bitselect(a, a, a); }
uchar bits_of_byte(uchar a) { return bitselect(a, a, a); }
double2 bits_of_double(double2 a) { return bitselect(a, a, a); }
half4 bits_of_half(half4 a) { return bitselect(a, a, a); }
float4 bits_by_integer(float4 a, int4 c) { return bitselect(a, a, c); } //~ ERROR CL0604
int4 bits_by_scalar(int4 a, int c) { return bitselect(a, a, c); } //~ WARNING CL0604
// The third of select is an integer of the size and the number of elements.
float4 selected(float4 a, int4 s, uint4 u) { return select(a, a, s) + select(a, a, u); }
double2 selected_double(double2 a, long2 s, ulong2 u) { return select(a, a, s) + select(a, a, u); }
half8 selected_half(half8 a, short8 s, ushort8 u) { return select(a, a, s) + select(a, a, u); }
uchar3 selected_byte(uchar3 a, char3 s, uchar3 u) { return select(a, a, s) + select(a, a, u); } //~ WARNING[1.0] CL0805
float selected_scalar(float a, int s, uint u) { return select(a, a, s) + select(a, a, u); }
float4 selected_by_size(float4 a, long4 s) { return select(a, a, s); } //~ ERROR CL0604
double4 selected_double_by_int(double4 a, int4 s) { return select(a, a, s); } //~ ERROR CL0604
float4 selected_by_width(float4 a, int2 s) { return select(a, a, s); } //~ ERROR CL0604
float4 selected_by_scalar(float4 a, int s) { return select(a, a, s); } //~ ERROR CL0604
float4 selected_by_floats(float4 a) { return select(a, a, a); } //~ ERROR CL0604
float4 selected_mixed(float4 a, int4 b, int4 s) { return select(a, b, s); } //~ ERROR CL0604
float4 selected_scalars(float4 a, float b, int4 s) { return select(a, b, s); } //~ WARNING CL0604
