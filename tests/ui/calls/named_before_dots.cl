// Where an extension has functions with any number of arguments, one argument stands before them.
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
void some(int n, ...);
void none(...);  //~ ERROR CL0409
typedef void of_none(...);  //~ ERROR CL0409
__attribute__((overloadable)) void any(...);
