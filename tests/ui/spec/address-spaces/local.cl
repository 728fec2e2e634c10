// The local address space (OpenCL C 6.7.2, 6.7.6, 6.7.7).
struct record { int a; float b[2]; };
typedef local int in_local;
// A kernel declares its variables in the outermost scope of its body.
kernel void outermost(int n) {
  local float a;
  local float b[10];
  __local struct record c;
  local int4 d, e[2];
  local int *local f;
  in_local g;
  a = n;
  local int behind_a_statement;
  c.a = 1;
}
kernel void pointer(local float *p) { p[get_local_id(0)] = 0.0f; }
local int *through(local int *p) { local int *q = p; return q + 1; }
// Not deeper,
kernel void in_if(int n) { if (n) { local float c; } } //~ ERROR CL0311
kernel void in_else(int n) { if (n) {} else { local float c[4]; } } //~ ERROR CL0311
kernel void in_loop(int n) { while (n--) { local float c; } } //~ ERROR CL0311
kernel void in_do(int n) { do { local float c; } while (n--); } //~ ERROR CL0311
kernel void in_switch(int n) { switch (n) { local int c; } } //~ ERROR CL0311
kernel void in_braces(void) { { local float c; } } //~ ERROR CL0311
kernel void in_for(void) { for (local int i; ;) {} } //~ ERROR CL0311
kernel void in_for_body(void) { for (;;) { in_local c; } } //~ ERROR CL0311
// and no other function does.
void helper(void) { local int n; } //~ ERROR CL0310
void helper_array(void) { local int n[4]; } //~ ERROR CL0310
void helper_typedef(void) { in_local n; } //~ ERROR CL0310
void helper_pointer(void) { int *local n; } //~ ERROR CL0310
void helper_deeper(int a) { if (a) { local int n; } } //~ ERROR CL0310
// Nothing at program scope is local, nor what is static or extern.
local int at_program_scope; //~ ERROR CL0307
local int several[4]; //~ ERROR CL0307
in_local by_typedef; //~ ERROR CL0307
int *local pointer_at_program_scope; //~ ERROR CL0307
kernel void kept(void) { extern local int n; } //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
kernel void kept_static(void) { static local int n; } //~ ERROR[2.0+] CL0307 //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
// No value to start with, of no type and in no form; assignments are another matter.
kernel void value(void) { local float e = 1; } //~ ERROR CL0314
kernel void value_of_array(void) { local int e[2] = { 1, 2 }; } //~ ERROR CL0314
kernel void value_of_struct(void) { local struct record e = { 1 }; } //~ ERROR CL0314
kernel void value_of_pointer(global int *g) { global int *local e = g; } //~ ERROR CL0314
kernel void value_of_typedef(void) { in_local e = 0; } //~ ERROR CL0314
kernel void value_of_text(void) { local char e[] = "a"; } //~ ERROR CL0314
kernel void assigned(void) { local float f; f = 1; local int4 v; v.x = 2; }
kernel void of_private(local int *l) { local int *e = l; }
