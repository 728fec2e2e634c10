// Blocks came with 2.0 (OpenCL C 6.14): literals, variables and types of them. `^` between two values is an
// operator of C.
// never: 2.0, where blocks are part of the language
void literal(void) { ^{ }(); } //~ ERROR[1.0,1.1,1.2] CL0212 //~ FINE[2.0+] CL0212
void with_parameters(void) { (void)^(int a){ return a; }; } //~ ERROR[1.0,1.1,1.2] CL0212 //~ FINE[2.0+] CL0212
typedef int (^block_t)(int); //~ ERROR[1.0,1.1,1.2] CL0212 //~ FINE[2.0+] CL0212
int operation(int a) { return a ^ (1) ^ +a; } //~ FINE CL0212
void assignment(int a) { a ^= 1; } //~ FINE CL0212
