// The restrictions that name an address space (OpenCL C 6.11).
// Arguments of kernels.
kernel void named(global int *a, constant int *b, local int *c) {}
kernel void not_named(int *a) {} //~ ERROR CL0704
// A pointer to constant memory is assigned to such a one alone.
void constant_pointers(constant int *a, constant int *b) { a = b; const constant int *c = a; }
void constant_to_global(constant int *a, global int *b) { b = a; } //~ ERROR CL0301
void constant_from_global(constant int *a, global int *b) { a = b; } //~ ERROR CL0301
void constant_to_private(constant int *a, private int *b) { b = a; } //~ ERROR CL0301
void constant_to_plain(constant int *a, int *b) { b = a; } //~ ERROR CL0301
// Pointers to pointers are parameters and variables of functions.
void several(global int **a, local int *local *b) { global int **c = a; local int *local *d = b; }
kernel void several_inside(global int *a) { global int *p = a; global int **q = &p; **q = 1; }
kernel void several_argument(global int *global *a) {} //~ ERROR[1.0,1.1,1.2] CL0705
kernel void several_constant(constant int *constant *a) {} //~ ERROR[1.0,1.1,1.2] CL0705
kernel void three_levels(global int *global *global *a) {} //~ ERROR[1.0,1.1,1.2] CL0705
// Images have no address space; the strictest wording holds for every edition.
void image(image2d_t i) {}
void image_constant(constant image2d_t i) {} //~ ERROR CL0315
void image_local(local image2d_t i) {} //~ ERROR CL0315
void image_global(global image2d_t i) {} //~ ERROR CL0315
void image_variable(read_only image2d_t i) { read_only image2d_t j; } //~ ERROR CL0422
void image_local_variable(void) { local image2d_t j; } //~ ERROR CL0422
global image2d_t image_global_variable; //~ ERROR CL0422
constant image3d_t image_constant_variable = 0; //~ ERROR CL0422
struct image_member { image2d_t i; }; //~ ERROR CL0426
void image_array(image2d_t i[2]); //~ ERROR CL0425
void image_pointer(global image2d_t *i); //~ ERROR CL0424
image2d_t image_result(void); //~ ERROR CL0423
void image_changed(read_only image2d_t i, read_only image2d_t j) { i = j; } //~ ERROR CL0502
// Samplers are arguments, or variables at program scope or in the outermost scope of a kernel; not in local or global memory.
constant sampler_t outside = CLK_FILTER_NEAREST;
const sampler_t outside_const = CLK_FILTER_NEAREST;
sampler_t outside_plain = CLK_FILTER_NEAREST; //~ ERROR CL0319
global sampler_t outside_global = CLK_FILTER_NEAREST; //~ ERROR CL0319
kernel void sampler_inside(sampler_t s) { const sampler_t t = CLK_FILTER_LINEAR; constant sampler_t u = CLK_FILTER_LINEAR; }
kernel void sampler_local(void) { local sampler_t t; } //~ ERROR CL0319
kernel void sampler_changed(sampler_t s, sampler_t t) { s = t; } //~ ERROR CL0502
void sampler_parameter(local sampler_t s); //~ ERROR CL0315
struct sampler_member { sampler_t s; }; //~ ERROR CL0426
void sampler_array(sampler_t s[2]); //~ ERROR CL0425
void sampler_pointer(sampler_t *s); //~ ERROR CL0424
sampler_t sampler_result(void); //~ ERROR CL0423
// Events are private.
kernel void event_inside(void) { event_t e; private event_t f; }
kernel void event_local(void) { local event_t e; } //~ ERROR CL0318
kernel void event_constant(void) { constant event_t e = 0; } //~ ERROR CL0318
void event_global(void) { static event_t e; } //~ ERROR[2.0+] CL0318 //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
event_t event_outside; //~ ERROR CL0427
constant event_t event_outside_constant = 0; //~ ERROR CL0427
struct event_member { event_t e; }; //~ ERROR CL0426
kernel void event_argument(event_t e) {} //~ ERROR CL0706
kernel void event_pointer(global event_t *e) {}
// Kernels get no types whose size is the device's own, though what a pointer points to is not looked at.
kernel void sized(size_t n) {} //~ ERROR CL0706
kernel void truth(bool b) {} //~ ERROR CL0706
kernel void difference(ptrdiff_t n) {} //~ ERROR CL0706
kernel void integer_of_pointer(intptr_t n) {} //~ ERROR CL0706
kernel void unsigned_of_pointer(uintptr_t n) {} //~ ERROR CL0706
struct holds_size { size_t n; };
struct holds_truth { int a; struct { bool b; } c; };
kernel void in_struct(struct holds_size s) {} //~ ERROR CL0707
kernel void in_inner_struct(struct holds_truth s) {} //~ ERROR CL0707
kernel void behind_a_pointer(global struct holds_truth *s, global size_t *n) {}
void no_kernel(size_t n, bool b, struct holds_size s) {}
