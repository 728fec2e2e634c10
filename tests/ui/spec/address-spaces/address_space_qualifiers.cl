// What holds of every address space qualifier (OpenCL C 6.7).
// A qualifier has a spelling with underscores and one without; both are the same one.
void both_global(__global int *a, global int *b) { a = b; b = a; }
void both_local(__local int *a, local int *b) { a = b; b = a; }
void both_constant(__constant int *a, constant int *b) { a = b; b = a; }
void both_private(__private int *a, private int *b) { a = b; b = a; }
void spelled_apart(__global int *a, local int *b) { a = b; } //~ ERROR CL0301
// The pointer and what it points to have one each: the one in front of the star is that of the object.
__constant int one = 1;
__constant int *__constant to_one = &one;
constant int *constant several[2] = { &one, &one };
int *global behind; //~ ERROR[1.0,1.1,1.2] CL0307
kernel void of_the_pointer(global int *g) { global int *local p; p = g; }
kernel void of_the_object(local int *l) { global int *local p; p = l; } //~ ERROR CL0301
// No address space on a result that is no pointer.
private int result_private(void); //~ ERROR CL0316
global int result_global(void); //~ ERROR CL0316
local float4 result_local(void) { return 0; } //~ ERROR CL0316
constant int result_constant(void); //~ ERROR CL0316
local int *result_pointer(local int *p) { return p; }
constant int *result_to_constant(void) { return &one; }
int *private result_private_pointer(void); //~ ERROR CL0316
global int *local result_local_pointer(void); //~ ERROR CL0316
typedef local int in_local;
in_local result_typedef(void); //~ ERROR CL0316
in_local *result_typedef_pointer(void);
struct pair { int a, b; };
global struct pair result_struct(void); //~ ERROR CL0316
// Nor on a parameter, be it a pointer to somewhere or not.
void parameter_global(global int a); //~ ERROR CL0315
void parameter_local(local int a); //~ ERROR CL0315
void parameter_constant(constant int a) {} //~ ERROR CL0315
void parameter_pointer(global int *local a) {} //~ ERROR CL0315
void parameter_typedef(in_local a); //~ ERROR CL0315
void parameter_struct(global struct pair a); //~ ERROR CL0315
void parameter_inner(global int *local *a);
void parameter_array(global int a[4]);
void parameter_private(private int a) {}
kernel void kernel_parameter(local int a) {} //~ ERROR CL0315
// Nor on the type of a function.
typedef int function(void);
global function qualified; //~ ERROR CL0708
function plain;
// No two of them on one type, however they get there.
void two(private local int *p); //~ ERROR CL0204
void two_behind(global int constant *p); //~ ERROR CL0204
void two_typedef(global in_local *p); //~ ERROR CL0204
private local int two_at_program_scope; //~ ERROR CL0204 //~ ERROR CL0307
kernel void two_inside(void) { private local int i; } //~ ERROR CL0204
kernel void two_levels(void) { private int *local ptr; }
void two_of_a_pointer(int *global local *p); //~ ERROR CL0204
void same_twice(global global int *p);
// Variables inside functions may have one all the same.
void inside(void) { private int a; __private float x[4]; x[0] = 1.0f; a = x[0]; }
// The words name nothing else.
void word_global(void) { int global = 1; } //~ ERROR CL0201
void word_local(void) { int local = 1; } //~ ERROR CL0201
void word_constant(int constant); //~ ERROR CL0315
int private(void); //~ ERROR CL0201
struct word { int __global; int a; };
void word_label(void) { local: return; } //~ ERROR CL0201
#define global_int __global int
void in_a_macro(global_int *p) {}
// `generic` is a word of the language in all editions, and means something since 2.0.
void word_generic(void) { int generic = 1; } //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0306
void of_generic(__generic int *a, generic int *b) { a = b; } //~ ERROR[1.0,1.1,1.2] CL0306
// Sizes of pointers may differ, and both are constants.
constant int sizes[2] = { sizeof(__global int *), sizeof(__local int *) };
