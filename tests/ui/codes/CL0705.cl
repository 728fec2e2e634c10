// Before 2.0 no parameter of a kernel is a pointer to pointers (6.11), in whatever address spaces; those of other
// functions and variables may be.
// never: 2.0+, which take them
typedef global int *pointer;
kernel void of_global(global int *global *p) {} //~ ERROR[1.0,1.1,1.2] CL0705 //~ FINE[2.0+] CL0705
kernel void of_local(global int *local *p) {} //~ ERROR[1.0,1.1,1.2] CL0705 //~ FINE[2.0+] CL0705
kernel void of_constant(constant int *constant *p) {} //~ ERROR[1.0,1.1,1.2] CL0705 //~ FINE[2.0+] CL0705
kernel void array(global int *global p[2]) {} //~ ERROR[1.0,1.1,1.2] CL0705 //~ FINE[2.0+] CL0705
kernel void by_name(global pointer *p) {} //~ ERROR[1.0,1.1,1.2] CL0705 //~ FINE[2.0+] CL0705
kernel void three(global int *global *global *p) {} //~ ERROR[1.0,1.1,1.2] CL0705 //~ FINE[2.0+] CL0705
kernel void behind(int n, global float4 *global *p) {} //~ ERROR[1.0,1.1,1.2] CL0705 //~ FINE[2.0+] CL0705
kernel void constant_one(global int *global const *p) {} //~ ERROR[1.0,1.1,1.2] CL0705 //~ FINE[2.0+] CL0705
kernel void single(global int *p, pointer q) {} //~ FINE CL0705
kernel void vectors(global float4 *p, local int q[2]) {} //~ FINE CL0705
void function(global int *global *p, int **q) {} //~ FINE CL0705
kernel void inside(global int *p) { global int **q = &p; **q = 1; } //~ FINE CL0705
