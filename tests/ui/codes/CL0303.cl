// What a pointer behind a pointer points into is never converted (OpenCL C 6.7.9), into the generic address space neither.
void assigned(global int *private *p, local int *private *q) { q = p; } //~ ERROR CL0303
void initial(global int *private *p) { constant int *private *q = p; } //~ ERROR CL0303
void take(local int *private *p);
void argument(global int *private *p) { take(p); } //~ ERROR CL0303
local int *private *result(global int *private *p) { return p; } //~ ERROR CL0303
void deeper(global int *private *private *p, local int *private *private *q) { q = p; } //~ ERROR CL0303
void of_an_array(void) { global int *a[2]; local int *private *p = a; } //~ ERROR CL0303
void into_unnamed(global int *private *p, int *private *q) { q = p; } //~ ERROR CL0303
void same(global int *private *p, global int *private *q) { q = p; } //~ FINE CL0303
void to_void(global int *private *p, private void *q) { q = p; } //~ FINE CL0303
void inner(global int *private *p, global int *q) { *p = q; } //~ FINE CL0303
void with_a_cast(global int *private *p) { (void)(global float *private *)p; } //~ FINE CL0303
void outermost(global int *private *p, global int **q) { q = p; } //~ FINE CL0303
