// What is `const` or in constant memory is not assigned to (OpenCL C 6.7.3, C99 6.5.16), counted up or down, or written to
// through a part of it.
constant int c = 1;
constant struct s { int m; int n[2]; } cs = { 1 };
void variable(void) { c = 2; } //~ ERROR CL0320
void counted(void) { c++; } //~ ERROR CL0320
void down(void) { --c; } //~ ERROR CL0320
void added(void) { c += 1; } //~ ERROR CL0320
void member(void) { cs.m = 1; } //~ ERROR CL0320
void element_of_member(void) { cs.n[0] = 1; } //~ ERROR CL0320
void through(constant int *p) { *p = 1; } //~ ERROR CL0320
void element(constant int *p) { p[1] = 1; } //~ ERROR CL0320
void arrow(constant struct s *p) { p->m = 1; } //~ ERROR CL0320
void component(constant float4 *p) { p[0].x = 1; } //~ ERROR CL0320
void const_variable(void) { const int a = 1; a = 2; } //~ ERROR CL0320
void const_parameter(const int a) { a++; } //~ ERROR CL0320
void const_target(global const int *p) { *p = 1; } //~ ERROR CL0320
void const_pointer(global int *const p) { p = 0; } //~ ERROR CL0320
struct t { const int m; };
void const_member(struct t *p) { p->m = 1; } //~ ERROR CL0320
void with_const_member(struct t *p, struct t *q) { *p = *q; } //~ ERROR CL0320
int read(void) { return c + cs.m; } //~ FINE CL0320
void pointer_itself(constant int *p) { p++; p = &c; } //~ FINE CL0320
void through_const_pointer(global int *const p) { *p = 1; } //~ FINE CL0320
void const_pointer_moves(global const int *p) { p++; } //~ FINE CL0320
void initial(constant int *p) { const int a = *p; } //~ FINE CL0320
