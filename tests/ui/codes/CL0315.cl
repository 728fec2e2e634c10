// A parameter is private (OpenCL C 6.7, 6.7.8): a word for another address space belongs behind a `*`.
void of_global(global int a); //~ ERROR CL0315
void of_local(local float4 a) {} //~ ERROR CL0315
void of_constant(constant int a); //~ ERROR CL0315
void pointer(global int *local a); //~ ERROR CL0315
kernel void of_a_kernel(global int a) {} //~ ERROR CL0315
void second(int a, local int b); //~ ERROR CL0315
void unnamed(local int); //~ ERROR CL0315
struct s { int a; };
void structure(global struct s a); //~ ERROR CL0315
typedef local int local_int;
void of_a_name(local_int a); //~ ERROR CL0315
void into(global int *a, local float4 *b, constant int *c); //~ FINE CL0315
void array(global int a[2]); //~ FINE CL0315
void plain(int a, const float4 b); //~ FINE CL0315
void pointer_to_name(local_int *a); //~ FINE CL0315
void private_pointer(global int *private a) {} //~ FINE CL0315
