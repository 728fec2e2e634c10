// The constant address space (OpenCL C 6.7.3, 6.7.6, 6.7.7, 6.10).
struct record { int a; int b[2]; };
typedef constant int in_constant;
// At program scope, and in the outermost scope of a kernel.
constant int a = 3;
constant float4 v = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant struct record r = { 1, { 2, 3 } };
constant int table[3] = { 1, 2, 3 };
in_constant by_typedef = 4;
kernel void k1(global int *buf) { buf[a] = table[1]; constant int inner = 5; constant int list[2] = { 6, inner }; *buf = inner; }
kernel void deeper(int n) { if (n) { constant int c = 1; } } //~ ERROR CL0311
kernel void in_loop(int n) { for (;;) { constant int c[2] = { 1 }; } } //~ ERROR CL0311
void helper(void) { constant int c = 1; } //~ ERROR CL0310
void helper_deeper(void) { { constant int c = 1; } } //~ ERROR CL0310
// Inside any function with static since 2.0, with extern since 1.2.
void kept(void) { static constant int c = 1; } //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
void kept_deeper(int n) { if (n) { static constant int c = 1; } } //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
void elsewhere(void) { extern constant int there; } //~ ERROR[1.0,1.1] CL0407
kernel void elsewhere_deeper(int n) { if (n) { extern constant int there; } } //~ ERROR[1.0,1.1] CL0407
static constant int own = 1; //~ ERROR[1.0,1.1] CL0407
extern constant int there; //~ ERROR[1.0,1.1] CL0407
// Nothing writes it.
void assigned(void) { a = 42; } //~ ERROR CL0320
void added(void) { a += 1; } //~ ERROR CL0320
void counted(void) { a++; } //~ ERROR CL0320
void counted_before(void) { --a; } //~ ERROR CL0320
void element(void) { table[0] = 1; } //~ ERROR CL0320
void component(void) { v.x = 1.0f; } //~ ERROR CL0320
void components(void) { v.lo = (float2)(1.0f); } //~ ERROR CL0320
void member(void) { r.b[1] = 1; } //~ ERROR CL0320
void whole(struct record q) { r = q; } //~ ERROR CL0320
void pointed(constant int *p) { *p = 1; } //~ ERROR CL0320
void pointed_element(constant int *p) { p[1] <<= 1; } //~ ERROR CL0320
void pointed_member(constant struct record *p) { p->a = 1; } //~ ERROR CL0320
void text(void) { "abc"[0] = 'd'; } //~ ERROR CL0320
kernel void inside(void) { constant int c = 1; c = 2; } //~ ERROR CL0320
void the_pointer(constant int *p) { p++; p = &a; p = table + 1; }
// Nor do functions that write through their arguments.
void by_fract(constant float *p) { fract(1.5f, p); } //~ ERROR CL0604
void by_vstore(constant int *p) { vstore4((int4)(1), 0, p); } //~ ERROR CL0604
void by_atomic(constant int *p) { atomic_add(p, 1); } //~ ERROR CL0604
void by_copy(constant int *p, local int *l) { async_work_group_copy(p, l, 1, 0); } //~ ERROR CL0604
int4 read_by_vload(constant int *p) { return vload4(0, p); }
// It has a value, known when it is compiled.
constant int without; //~ ERROR CL0313
constant int without_array[3]; //~ ERROR CL0313
in_constant without_typedef; //~ ERROR CL0313
constant struct record without_struct; //~ ERROR CL0313
kernel void without_inside(void) { constant int c; } //~ ERROR CL0313
void without_static(void) { static constant int c; } //~ ERROR[2.0+] CL0313 //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
kernel void not_known(int n) { constant int c = n; } //~ ERROR CL0439
kernel void not_known_private(void) { private int g; constant int c = g; } //~ ERROR CL0439
kernel void called(void) { constant float c = sqrt(2.0f); } //~ ERROR CL0439
kernel void in_array(int n) { constant int c[2] = { 1, n }; } //~ ERROR CL0439
kernel void address_of_parameter(global int *p) { global int *constant c = p; } //~ ERROR CL0439
kernel void computed(void) { constant int c = 2 * 3 + sizeof(int); constant int *constant p = &table[1]; }
