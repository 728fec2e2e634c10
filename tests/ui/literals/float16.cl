// Constants of C23's `_Float16`, which compilers have.
float of_float(float x) { return x + 1.0f16; }  //~ WARNING CL0218
constant float at_file = 0x1p3F16;  //~ WARNING CL0218
void shifted(void) { 1.0f16 << 1; }  //~ WARNING CL0218  //~ ERROR CL0502
void whole(void) { 1f16; }  //~ ERROR CL0126
void exact(void) { _Static_assert(0.1f16 == (float)0.1f16, ""); _Static_assert(0.1f16 != 0.1f, ""); }  //~ WARNING CL0218
