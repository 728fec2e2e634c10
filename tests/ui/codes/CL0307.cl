// Variables at program scope are in constant memory, and since 2.0 in global memory too, where they are without a word
// (OpenCL C 6.7.6, 6.7.8). What a pointer points to is another question.
local int local_variable; //~ ERROR CL0307
private int private_variable; //~ ERROR CL0307
local int local_array[2]; //~ ERROR CL0307
global int *private pointer; //~ ERROR CL0307
global int *local local_pointer; //~ ERROR CL0307
global int global_variable; //~ ERROR[1.0,1.1,1.2] CL0307 //~ FINE[2.0+] CL0307
int variable; //~ ERROR[1.0,1.1,1.2] CL0307 //~ FINE[2.0+] CL0307
const int const_variable = 1; //~ ERROR[1.0,1.1,1.2] CL0307 //~ FINE[2.0+] CL0307
local int *pointer_to_local; //~ ERROR[1.0,1.1,1.2] CL0307 //~ FINE[2.0+] CL0307
struct { int a; } structure; //~ ERROR[1.0,1.1,1.2] CL0307 //~ FINE[2.0+] CL0307
constant int constant_variable = 1; //~ FINE CL0307
constant int *constant pointer_to_constant = &constant_variable; //~ FINE CL0307
local int *constant null = 0; //~ FINE CL0307
typedef local int local_int; //~ FINE CL0307
local int *function(private int *p); //~ FINE CL0307
local_int of_a_name; //~ ERROR CL0307
#if __OPENCL_C_VERSION__ >= 200
void static_local(void) { static local int a; } //~ ERROR[2.0+] CL0307
void static_private(void) { static private int a; } //~ ERROR[2.0+] CL0307
void extern_local(void) { extern local int a; } //~ ERROR[2.0+] CL0307
void static_global(void) { static int a; } //~ FINE CL0307
#endif
