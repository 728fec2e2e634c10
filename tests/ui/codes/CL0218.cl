// What C has since 2011 or later is not C99, on which OpenCL C stands (6): compilers take it. The form of C99 is beside each.
_Static_assert(1, "text"); //~ WARNING CL0218
void assertion(void) { _Static_assert(sizeof(int) == 4, ""); } //~ WARNING CL0218
constant int alignment_of = _Alignof(int); //~ WARNING CL0218
_Noreturn void no_return(void); //~ WARNING CL0218
struct unnamed_member { union { int a; float b; }; }; //~ WARNING CL0218
constant int binary = 0b101; //~ WARNING CL0218
void no_values(void) { int a[2] = {}; } //~ WARNING CL0218
typedef char c99_assertion[sizeof(int) == 4 ? 1 : -1]; //~ FINE CL0218
void attribute(void) { int a __attribute__((aligned(16))); } //~ FINE CL0218
struct named_member { union { int a; float b; } c; }; //~ FINE CL0218
constant int hexadecimal = 0x5; //~ FINE CL0218
void a_value(void) { int a[2] = { 0 }; } //~ FINE CL0218
