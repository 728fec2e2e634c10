// A variable inside a function is `static` since 2.0, in global or constant memory (OpenCL C 6.7.6, 6.10); before, `static`
// stands at program scope alone, as the manual of 1.2 says, and in 1.0 and 1.1 nowhere.
// never: 2.0+, where variables inside functions are `static`
void function(void) { static int a; } //~ FINE[2.0+] CL0308 //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
void initial(void) { static global int a = 1; } //~ FINE[2.0+] CL0308 //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
void constants(void) { static constant int a = 1; } //~ FINE[2.0+] CL0308 //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
void inner(int b) { if (b) { static int a; } } //~ FINE[2.0+] CL0308 //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
constant int at_program_scope = 1; //~ FINE CL0308
void automatic(void) { int a; } //~ FINE CL0308
#if __OPENCL_C_VERSION__ >= 120
static constant int static_at_program_scope = 1; //~ FINE CL0308
static int function_of_the_file(void) { return 1; } //~ FINE CL0308
#endif
