// A constant has the first type of its list that holds it: of decimal ones without `u` only signed types (C99 6.4.4.1), the
// widest of which has 64 bits (OpenCL C 6.3.1).
constant ulong hexadecimal = 0x10000000000000000; //~ WARNING CL0127
constant ulong hexadecimal_suffix = 0x1FFFFFFFFFFFFFFFFUL; //~ WARNING CL0127
constant ulong octal = 02000000000000000000000; //~ WARNING CL0127
constant ulong decimal = 18446744073709551616; //~ WARNING CL0127
constant ulong decimal_unsigned = 18446744073709551616u; //~ WARNING CL0127
constant ulong above_signed = 9223372036854775808; //~ WARNING CL0127
constant long below_signed = -9223372036854775808; //~ WARNING CL0127
int in_an_expression(ulong a) { return a > 99999999999999999999u; } //~ WARNING CL0127
constant ulong largest = 0xFFFFFFFFFFFFFFFF; //~ FINE CL0127
constant ulong largest_octal = 01777777777777777777777; //~ FINE CL0127
constant ulong largest_decimal = 18446744073709551615u; //~ FINE CL0127
constant ulong with_u = 9223372036854775808UL; //~ FINE CL0127
constant long largest_signed = 9223372036854775807; //~ FINE CL0127
constant long smallest = -9223372036854775807 - 1; //~ FINE CL0127
constant long above_int = 2147483648; //~ FINE CL0127
constant uint above_int_hexadecimal = 0x80000000; //~ FINE CL0127
constant float no_integer = 99999999999999999999.0f; //~ FINE CL0127
#define UNUSED 0x10000000000000000 //~ FINE CL0127
