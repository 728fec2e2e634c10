// Mathematical functions (OpenCL C 6.15.2): scalars and vectors of floating types, all arguments of one type.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
float scalars(float x) { return acos(x) + acosh(x) + acospi(x) + asin(x) + asinh(x) + asinpi(x) + atan(x) + atanh(x) + atanpi(x) + cbrt(x) + ceil(x) + cos(x) + cosh(x) + cospi(x) + erfc(x) + erf(x) + exp(x) + exp2(x) + exp10(x) + expm1(x) + fabs(x) + floor(x); }
float more_scalars(float x) { return lgamma(x) + log(x) + log2(x) + log10(x) + log1p(x) + logb(x) + rint(x) + round(x) + rsqrt(x) + sin(x) + sinh(x) + sinpi(x) + sqrt(x) + tan(x) + tanh(x) + tanpi(x) + tgamma(x) + trunc(x); }
float two(float x, float y) { return atan2(x, y) + atan2pi(x, y) + copysign(x, y) + fdim(x, y) + fmax(x, y) + fmin(x, y) + fmod(x, y) + hypot(x, y) + nextafter(x, y) + pow(x, y) + powr(x, y) + remainder(x, y) + maxmag(x, y) + minmag(x, y); } //~ WARNING[1.0] CL0805
float three(float x, float y, float z) { return fma(x, y, z) + mad(x, y, z); }
float16 vectors(float16 x) { return sin(x) + fma(x, x, x) + pow(x, x) + lgamma(x); }
double doubles(double x) { return sin(x) + fma(x, x, x) + pow(x, x) + lgamma(x) + tgamma(x) + logb(x); }
double8 double_vectors(double8 x) { return cospi(x) + hypot(x, x) + mad(x, x, x); }
half halves(half x) { return sin(x) + fma(x, x, x) + pow(x, x); }
half4 half_vectors(half4 x) { return trunc(x) + fmin(x, x); }
// No integers, be they alone or in vectors, and nothing but numbers.
int4 of_integers(int4 x) { return sin(x); } //~ ERROR CL0604
float of_integer(int x) { return sin(x); } //~ ERROR CL0605
float of_two_integers(int x) { return pow(x, 2); } //~ ERROR CL0605
float of_pointer(global float *x) { return sqrt(x); } //~ ERROR CL0604
struct s { float a; };
float of_struct(struct s x) { return fabs(x); } //~ ERROR CL0604
// One type for all arguments: no scalar is widened.
float4 mixed_power(float4 x, float y) { return pow(x, y); } //~ WARNING CL0604
float4 mixed_fma(float4 x, float y) { return fma(x, y, x); } //~ WARNING CL0604
float4 mixed_widths(float4 x, float2 y) { return atan2(x, y); } //~ ERROR CL0604
double4 mixed_kinds(double4 x, float4 y) { return fmod(x, y); } //~ ERROR CL0604
float4 mixed_hypot(float4 x) { return hypot(x, 1.0f); } //~ WARNING CL0604
// But where the table says so: a scalar behind a vector in fmax, fmin and ldexp.
float4 scalar_behind(float4 x, float y) { return fmax(x, y) + fmin(x, y); }
double2 scalar_double_behind(double2 x, double y) { return fmax(x, y) + fmin(x, y); }
half8 scalar_half_behind(half8 x, half y) { return fmax(x, y) + fmin(x, y); }
float4 scalar_in_front(float x, float4 y) { return fmax(x, y); } //~ WARNING CL0604
float4 scalar_integer_behind(float4 x, int y) { return ldexp(x, y); }
float4 vector_behind(float4 x, int4 y) { return ldexp(x, y) + pown(x, y) + rootn(x, y); }
float4 scalar_in_pown(float4 x, int y) { return pown(x, y); } //~ WARNING CL0604
float4 scalar_in_rootn(float4 x, int y) { return rootn(x, y); } //~ WARNING CL0604
float integers_behind(float x, int y) { return ldexp(x, y) + pown(x, y) + rootn(x, y); }
float4 floats_behind(float4 x) { return pown(x, x); } //~ ERROR CL0604
float4 unsigned_behind(float4 x, uint4 y) { return ldexp(x, y); } //~ ERROR CL0604
float2 wrong_width_behind(float2 x, int4 y) { return ldexp(x, y); } //~ ERROR CL0604
// Exponents are integers of the same width, also of doubles.
int4 exponents(float4 x, double4 y) { return ilogb(x) + ilogb(y); }
int exponent(float x, double y, half z) { return ilogb(x) + ilogb(y) + ilogb(z); }
// Codes of NaN have the size of the number.
float not_a_number(uint c) { return nan(c); }
double4 not_a_double(ulong4 c) { return nan(c); }
half not_a_half(ushort c) { return nan(c); }
float2 not_numbers(uint2 c) { return nan(c); }
float signed_code(int2 c) { return nan(c).x; } //~ ERROR CL0604
float2 code_of_double(ulong2 c) { return nan(c); } //~ ERROR CL0506
// `half_` and `native_` take and give floats alone.
float fast(float x) { return half_cos(x) + half_divide(x, x) + half_exp(x) + half_exp2(x) + half_exp10(x) + half_log(x) + half_log2(x) + half_log10(x) + half_powr(x, x) + half_recip(x) + half_rsqrt(x) + half_sin(x) + half_sqrt(x) + half_tan(x); }
float faster(float x) { return native_cos(x) + native_divide(x, x) + native_exp(x) + native_exp2(x) + native_exp10(x) + native_log(x) + native_log2(x) + native_log10(x) + native_powr(x, x) + native_recip(x) + native_rsqrt(x) + native_sin(x) + native_sqrt(x) + native_tan(x); }
float8 fast_vectors(float8 x) { return half_powr(x, x) + native_divide(x, x); }
float fast_from_double(double x) { return native_sin(x); }
double4 fast_doubles(double4 x) { return native_sin(x); } //~ ERROR CL0604
half4 fast_halves(half4 x) { return half_sqrt(x); } //~ ERROR CL0604
float4 fast_mixed(float4 x, float y) { return native_powr(x, y); } //~ WARNING CL0604
// As many arguments as there are parameters.
float too_few(float x) { return pow(x); } //~ ERROR CL0604
float too_many(float x) { return sin(x, x); } //~ ERROR CL0604
float none(void) { return sqrt(); } //~ ERROR CL0604
// Constants.
float constants(void) { return MAXFLOAT + HUGE_VALF + INFINITY + NAN; }
double constant_of_double(void) { return HUGE_VAL; }
// The specification does not list it. Compilers define it, and the conformance suite uses it.
int radix_of_double(void) { return DBL_RADIX; }
