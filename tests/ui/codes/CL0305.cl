// Operators on two pointers need address spaces that overlap (OpenCL C 6.7.9 on C99 6.5.6, 6.5.8, 6.5.9 and 6.5.15): named
// ones are disjoint, and the generic one holds all but constant.
int equal(global int *g, local int *l) { return g == l; } //~ ERROR CL0305
int unequal(global int *g, constant int *c) { return g != c; } //~ ERROR CL0305
int less(global int *g, private int *p) { return g < p; } //~ ERROR CL0305
int difference(global int *g, local int *l) { return g - l; } //~ ERROR CL0305
void choice(int a, global int *g, local int *l) { a ? g : l; } //~ ERROR CL0305
int of_void(global void *g, local int *l) { return g == l; } //~ ERROR CL0305
int constant_and_any(constant int *c, int *p) { return c == p; } //~ ERROR CL0305
int address(global int *g, int a) { return g == &a; } //~ ERROR CL0305
int global_and_any(global int *g, int *p) { return g == p; } //~ ERROR[1.0,1.1,1.2] CL0305 //~ FINE[2.0+] CL0305
int order(local int *l, int *p) { return l >= p; } //~ ERROR[1.0,1.1,1.2] CL0305 //~ FINE[2.0+] CL0305
int apart(local int *l, int *p) { return l - p; } //~ ERROR[1.0,1.1,1.2] CL0305 //~ FINE[2.0+] CL0305
int same(global int *g, global int *h) { return g == h || g - h > 1 || g < h; } //~ FINE CL0305
int null(global int *g) { return g == 0 || 0 != g; } //~ FINE CL0305
int logical(global int *g, local int *l) { return g && l || !g; } //~ FINE CL0305
int values(global int *g, local int *l) { return *g == *l; } //~ FINE CL0305
void comma(global int *g, local int *l) { (void)g, (void)l; } //~ FINE CL0305
