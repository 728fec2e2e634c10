// Integer functions (OpenCL C 6.15.3): all integers, alone or in vectors, all arguments of one type.
uint absolutes(int a, uint b) { return abs(a) + abs(b) + abs_diff(a, a) + abs_diff(b, b); }
uchar4 absolute_vector(char4 a) { return abs(a); }
ulong16 absolute_difference(long16 a) { return abs_diff(a, a); }
char4 signed_absolute(char4 a) { return abs(a); } //~ ERROR CL0506
short pairs(short a, short b) { return add_sat(a, b) + hadd(a, b) + rhadd(a, b) + mul_hi(a, b) + rotate(a, b) + sub_sat(a, b) + max(a, b) + min(a, b); }
ulong3 pairs_of_vectors(ulong3 a, ulong3 b) { return add_sat(a, b) + hadd(a, b) + rhadd(a, b) + mul_hi(a, b) + rotate(a, b) + sub_sat(a, b) + max(a, b) + min(a, b); } //~ WARNING[1.0] CL0805
uchar triples(uchar a) { return mad_hi(a, a, a) + mad_sat(a, a, a) + clamp(a, a, a); } //~ WARNING[1.0] CL0805
long2 triples_of_vectors(long2 a) { return mad_hi(a, a, a) + mad_sat(a, a, a) + clamp(a, a, a); } //~ WARNING[1.0] CL0805
int zeros(int a) { return clz(a); }
int zeros_behind(int a) { return ctz(a); } //~ ERROR[1.0,1.1,1.2] CL0602
ushort4 bits(ushort4 a) { return popcount(a); } //~ ERROR[1.0,1.1] CL0602
// The scalar that stands for a vector is of its elements' type.
int4 scalar_behind(int4 a, int b) { return max(a, b) + min(a, b) + clamp(a, b, b); } //~ WARNING[1.0] CL0805
uchar2 scalar_of_type(uchar2 a, uchar b) { return max(a, b); } //~ WARNING[1.0] CL0805
uchar2 scalar_of_other_type(uchar2 a, uint4 b) { return max(a, b); } //~ ERROR CL0604
int4 one_scalar(int4 a, int b) { return clamp(a, b, a); } //~ WARNING CL0604 //~ WARNING[1.0] CL0805
int4 scalar_in_front(int a, int4 b) { return max(a, b); } //~ WARNING CL0604
int4 widened(int4 a, int b) { return add_sat(a, b); } //~ WARNING CL0604
int4 widened_rotate(int4 a) { return rotate(a, 3); } //~ WARNING CL0604
int4 widened_mad(int4 a) { return mad_sat(a, a, 1); } //~ WARNING CL0604
// One type.
int mixed_signs(int a, uint b) { return max(a, b); } //~ ERROR CL0605
long mixed_sizes(long a, int b) { return min(a, b); } //~ ERROR CL0605
int4 mixed_vectors(int4 a, uint4 b) { return hadd(a, b); } //~ ERROR CL0604
int4 mixed_widths(int4 a, int2 b) { return mul_hi(a, b); } //~ ERROR CL0604
// No floating types, but where another function has the name.
float4 floats(float4 a) { return rotate(a, a); } //~ ERROR CL0604
float4 floats_abs(float4 a) { return abs(a); } //~ ERROR CL0604
float4 floats_clz(float4 a) { return clz(a); } //~ ERROR CL0604
float floats_max(float a, float b) { return max(a, b); }
// An upsample takes a high half, and a low half without sign.
short upsampled(char h, uchar l) { return upsample(h, l); }
ushort upsampled_unsigned(uchar h, uchar l) { return upsample(h, l); }
int4 upsampled_vector(short4 h, ushort4 l) { return upsample(h, l); }
ulong2 upsampled_long(uint2 h, uint2 l) { return upsample(h, l); }
long upsampled_scalar_long(int h, uint l) { return upsample(h, l); }
short4 signed_low(char4 h, char4 l) { return upsample(h, l); } //~ ERROR CL0604
int4 sizes(char4 h, ushort4 l) { return upsample(h, l); } //~ ERROR CL0604
long4 too_large(long4 h, ulong4 l) { return upsample(h, l); } //~ ERROR CL0604
float4 of_floats(float4 h, float4 l) { return upsample(h, l); } //~ ERROR CL0604
// 24 bits are those of int and uint.
int product(int a) { return mul24(a, a) + mad24(a, a, a); }
uint16 products(uint16 a) { return mul24(a, a) + mad24(a, a, a); }
short4 products_of_short(short4 a) { return mul24(a, a); } //~ ERROR CL0604
long4 products_of_long(long4 a) { return mad24(a, a, a); } //~ ERROR CL0604
short promoted(short a) { return mul24(a, a); }
int mixed_product(int a, uint b) { return mul24(a, b); } //~ ERROR CL0605
// As many arguments as there are parameters; pointers and structs are none.
int too_few(int a) { return max(a); } //~ ERROR CL0604
int too_many(int a) { return clz(a, a); } //~ ERROR CL0604
int of_pointer(global int *a) { return abs(a); } //~ ERROR CL0604
// Macros, which directives understand.
#if CHAR_BIT != 8 || SCHAR_MAX != 127 || SCHAR_MIN != -128 || CHAR_MAX != SCHAR_MAX || CHAR_MIN != SCHAR_MIN || UCHAR_MAX != 255
#error bytes
#endif
#if SHRT_MAX != 32767 || SHRT_MIN != -32768 || USHRT_MAX != 65535 || INT_MAX != 2147483647 || INT_MIN != -2147483647 - 1 || UINT_MAX != 0xffffffff
#error words
#endif
#if LONG_MAX != 0x7fffffffffffffff || LONG_MIN != -0x7fffffffffffffff - 1 || ULONG_MAX != 0xffffffffffffffff
#error long words
#endif
constant ulong limits[] = { INT_MAX, UINT_MAX, LONG_MAX, ULONG_MAX };
