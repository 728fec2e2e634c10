// Pointers change their address space by themselves only into the generic one, and constant is no part of that (OpenCL C
// 6.7.9); in assignments, initial values, arguments and results alike. Without the generic one `int *` is private (6.7.8).
void initial(global int *g) { local int *l = g; } //~ ERROR CL0301
void assigned(global int *g, constant int *c) { g = c; } //~ ERROR CL0301
void to_constant(global int *g, constant int *c) { c = g; } //~ ERROR CL0301
void from_local(local int *l, private int *p) { p = l; } //~ ERROR CL0301
void of_void(global int *g, local void *l) { l = g; } //~ ERROR CL0301
void take(local int *l);
void argument(global int *g) { take(g); } //~ ERROR CL0301
global int *result(local int *l) { return l; } //~ ERROR CL0301
void address(global int *g) { int a; g = &a; } //~ ERROR CL0301
kernel void array(global int *g) { local int a[2]; g = a; } //~ ERROR CL0301
struct s { global int *g; };
void member(struct s *s, local int *l) { s->g = l; } //~ ERROR CL0301
void literal(void) { private char *p = "abc"; } //~ ERROR CL0301
void into_generic(global int *g, int *p) { p = g; } //~ ERROR[1.0,1.1,1.2] CL0301 //~ FINE[2.0+] CL0301
void from_generic(global int *g, int *p) { g = p; } //~ ERROR CL0301
void constant_into_generic(constant int *c, int *p) { p = c; } //~ ERROR CL0301
void into_private(private int *a, int *p) { a = p; } //~ ERROR[2.0+] CL0301 //~ FINE[1.0,1.1,1.2] CL0301
void same(global int *g, const global int *h, global void *v) { h = g; v = g; } //~ FINE CL0301
void null(global int *g) { g = 0; } //~ FINE CL0301
void value(global int *g, local int *l) { *l = *g; } //~ FINE CL0301
void local_to_generic(local int *l, private int *a, int *p) { p = a; } //~ FINE CL0301
void text(void) { constant char *p = "abc"; } //~ FINE CL0301
