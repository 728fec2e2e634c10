// Numbers have the digits, exponents and suffixes that C99 6.4.4.1 and 6.4.4.2 give them, and escapes of characters those of
// 6.4.4.4, with values that fit a character.
constant int octal_digit = 09; //~ ERROR CL0126
constant int octal_digits = 0778; //~ ERROR CL0126
constant int no_digits = 0x; //~ ERROR CL0126
constant int no_hexadecimal_digit = 0xg; //~ ERROR CL0126
constant int wrong_suffix = 1x; //~ ERROR CL0126
constant uint unsigned_twice = 1uu; //~ ERROR CL0126
constant ulong unsigned_between = 1lul; //~ ERROR CL0126
constant int integer_and_f = 1f; //~ ERROR CL0126
constant float no_exponent = 1.0e; //~ ERROR CL0126
constant float no_exponent_behind_sign = 1.0e+; //~ ERROR CL0126
constant float hexadecimal_without_exponent = 0x1.8; //~ ERROR CL0126
constant float hexadecimal_no_exponent = 0x1.8p; //~ ERROR CL0126
constant float two_points = 1.2.3; //~ ERROR CL0126
constant float f_twice = 1.0ff; //~ ERROR CL0126
constant float unsigned_float = 1.0u; //~ ERROR CL0126
constant char empty = ''; //~ ERROR CL0126
constant char no_digits_behind_x = '\x'; //~ ERROR CL0126
constant char hexadecimal_too_large = '\x100'; //~ ERROR CL0126
constant char octal_too_large = '\400'; //~ ERROR CL0126
constant char in_a_string[] = "a\xg"; //~ ERROR CL0126
constant int octal = 0777 + 00 + 0; //~ FINE CL0126
constant ulong hexadecimal = 0xABcdefUL + 0X1lu + 1Lu + 1uL; //~ FINE CL0126
constant float decimal_with_zero = 08.5f + 09e1f + 00.f; //~ FINE CL0126
constant float points = .5f + 1.f + 1e+1f + 1E-1F; //~ FINE CL0126
constant float hexadecimal_floats = 0x1p4f + 0x.8P-1f + 0xap+0f; //~ FINE CL0126
constant char characters[] = {'\xff', '\377', '\0', '\x000041', '\'', '\?', '\a'}; //~ FINE CL0126
constant char octal_and_digit[] = "\1234\08"; //~ FINE CL0126
#if 0
0x 1uu 09 //~ FINE CL0126
#endif
#define UNUSED 0x 1uu //~ FINE CL0126
constant char text[] = "0x 1uu"; //~ FINE CL0126
