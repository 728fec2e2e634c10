// A block variable without parameters is declared with `(void)` (OpenCL C 6.14).
void variable(void) { int (^b)() = ^{ return 1; }; } //~ ERROR[1.0,1.1,1.2] CL0212 //~ WARNING CL0214
typedef void (^type)(); //~ ERROR[1.0,1.1,1.2] CL0212 //~ WARNING CL0214
void whole(void) { int (^b)(void) = ^{ return 1; }; } //~ ERROR[1.0,1.1,1.2] CL0212 //~ FINE[2.0+] CL0214
int none() { return 1; } //~ FINE CL0214
int nothing(void) { return 1; } //~ FINE CL0214
