// A cast changes the address space between a named one and the generic one that holds it, and between no others (OpenCL C
// 6.7.9).
void global_to_local(global int *g) { local int *l = (local int *)g; } //~ ERROR CL0302
void private_to_global(private int *p) { global int *g = (global int *)p; } //~ ERROR CL0302
void to_constant(global int *g) { constant int *c = (constant int *)g; } //~ ERROR CL0302
void from_constant(constant int *c) { local int *l = (local int *)c; } //~ ERROR CL0302
void constant_to_generic(constant int *c) { (void)(int *)c; } //~ ERROR CL0302
void generic_to_constant(int *p) { (void)(constant int *)p; } //~ ERROR CL0302
void of_another_type(global int *g) { (void)(local float *)g; } //~ ERROR CL0302
void through_void(global void *g) { (void)(local int *)g; } //~ ERROR CL0302
void const_too(global const int *g) { (void)(local int *)g; } //~ ERROR CL0302
void to_generic(global int *g) { (void)(int *)g; } //~ ERROR[1.0,1.1,1.2] CL0302 //~ FINE[2.0+] CL0302
void from_generic(int *p) { (void)(local int *)p; } //~ ERROR[1.0,1.1,1.2] CL0302 //~ FINE[2.0+] CL0302
void same(global int *g) { (void)(global float *)g; } //~ FINE CL0302
void through_an_integer(global int *g) { (void)(local int *)(size_t)g; } //~ FINE CL0302
void null(void) { (void)(local int *)0; } //~ FINE CL0302
void value(global int *g) { (void)(long)*g; } //~ FINE CL0302
