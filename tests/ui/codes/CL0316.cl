// A result is in no address space (OpenCL C 6.7, whose example has `private` too); what it points to is.
global int of_global(void); //~ ERROR CL0316
local float4 of_local(void); //~ ERROR CL0316
constant int of_constant(void); //~ ERROR CL0316
private int of_private(void); //~ ERROR CL0316
global int defined(void) { return 1; } //~ ERROR CL0316
global int *local pointer(void); //~ ERROR CL0316
typedef global int global_int;
global_int of_a_name(void); //~ ERROR CL0316
global int *into_global(global int *p) { return p; } //~ FINE CL0316
local int *into_local(void); //~ FINE CL0316
private int *into_private(void); //~ FINE CL0316
int plain(void); //~ FINE CL0316
global_int *to_a_name(void); //~ FINE CL0316
