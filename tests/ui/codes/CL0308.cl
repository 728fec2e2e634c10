// A variable inside a function is `static` since 2.0, in global or constant memory (OpenCL C 6.7.6, 6.8); before, `static`
// stands at program scope alone, says 1.2.
void function(void) { static int a; } //~ FINE[2.0,3.0] CL0308
void initial(void) { static global int a = 1; } //~ FINE[2.0,3.0] CL0308
void in_constant_memory(void) { static constant int a = 1; } //~ FINE[2.0,3.0] CL0308
void in_local_memory(void) { static local int a; } //~ ERROR[2.0,3.0] CL0308
void in_private_memory(void) { static private int a; } //~ ERROR[2.0,3.0] CL0308
constant int at_program_scope = 1; //~ FINE CL0308
void automatic(void) { int a; } //~ FINE CL0308
