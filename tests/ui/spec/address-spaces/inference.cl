// The address space of what names none (OpenCL C 6.7.8).
// Variables at program scope, and static and extern ones, are global since 2.0; before, the qualifier has to be written.
int plain; //~ ERROR[1.0,1.1,1.2] CL0307
static int own; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
int array[4]; //~ ERROR[1.0,1.1,1.2] CL0307
struct record { int a; } whole; //~ ERROR[1.0,1.1,1.2] CL0307
const int fixed = 1; //~ ERROR[1.0,1.1,1.2] CL0307
int *ptr; //~ ERROR[1.0,1.1,1.2] CL0307
int *global ptr_said; //~ ERROR[1.0,1.1,1.2] CL0307
global int *to_plain(void) { return &plain; }
global int *to_element(void) { return &array[1]; }
const global int *to_fixed(void) { return &fixed; }
global int *to_member(void) { return &whole.a; }
local int *not_local(void) { return &plain; } //~ ERROR[2.0+] CL0301
private int *not_private(void) { return &plain; } //~ ERROR[2.0+] CL0301
constant int *not_constant(void) { return &fixed; } //~ ERROR[2.0+] CL0301
// A pointer that names no space is generic since 2.0, private before.
void of_a_global(global int *g) { ptr = g; }
void of_a_private(private int *p) { ptr = p; }
void into_private(private int *p) { p = ptr; } //~ ERROR[2.0+] CL0301
global int *is_global_itself(void) { return ptr; } //~ ERROR[2.0+] CL0301
void by_typedef(global int *g) { typedef int *pointer; pointer p = g; } //~ ERROR[1.0,1.1,1.2] CL0301
void by_array(global int *g) { int *list[2]; list[0] = g; } //~ ERROR[1.0,1.1,1.2] CL0301
void in_struct(global int *g) { struct { int *p; } s; s.p = g; } //~ ERROR[1.0,1.1,1.2] CL0301
void as_parameter(int *p);
void given(local int *l) { as_parameter(l); } //~ ERROR[1.0,1.1,1.2] CL0301
// Texts are in constant memory.
constant char *constant hello = "Hello";
void text(void) { constant char *p = "Hello"; }
void text_to_constant_array(void) { char a[] = "Hello"; }
void text_global(void) { global char *p = "Hello"; } //~ ERROR CL0301
void text_local(void) { local char *p = "Hello"; } //~ ERROR CL0301
void text_private(void) { private const char *p = "Hello"; } //~ ERROR CL0301
void text_plain(void) { const char *p = "Hello"; } //~ ERROR CL0301
void text_cast(void) { char *p = (char *)"Hello"; } //~ ERROR CL0302
void take_text(constant char *p);
void take_plain(const char *p);
void texts(void) { take_text("Hello"); }
void texts_plain(void) { take_plain("Hello"); } //~ ERROR CL0301
constant char *returned(void) { return "Hello"; }
// All else is private: parameters, results, and variables inside functions.
void parameters(int n) { private int *p = &n; }
void parameters_global(int n) { global int *p = &n; } //~ ERROR CL0301
void variables(void) { int a[2]; private int *p = a; p = &a[1]; }
void variables_local(void) { int a[2]; local int *p = a; } //~ ERROR CL0301
void members(struct record r) { private int *p = &r.a; }
void pointers(void) { global int *g; global int *private *p = &g; }
void pointers_global(void) { global int *g; global int *global *p = &g; } //~ ERROR CL0301
kernel void in_kernel(int n) { int a; private int *p = &a; p = &n; }
kernel void in_kernel_local(void) { int a; local int *p = &a; } //~ ERROR CL0301
void kept(void) { static int s; global int *p = &s; } //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
void kept_pointer(void) { static int *s; int *global *p = &s; } //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
// What a pointer to an array points into is that of the elements.
void element(global int (*p)[4]) { global int *q = *p; q = p[1]; }
void element_local(global int (*p)[4]) { local int *q = *p; } //~ ERROR CL0301
void member(local struct record *p) { local int *q = &p->a; }
void member_global(local struct record *p) { global int *q = &p->a; } //~ ERROR CL0301
