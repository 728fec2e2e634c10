// The private address space (OpenCL C 6.7.4, 6.7.7, clause 6.7.3 of 6.7.9).
struct record { int a; };
// Variables inside functions may be said to be private, and are so anyway.
kernel void said(int n) {
  private int i;
  __private float4 v = (float4)(n);
  private struct record r = { n };
  private int list[3] = { n, n + 1 };
  private int *private p = &i;
  if (n) { private int deeper = n; p = &deeper; }
  for (private int k = 0; k < n; k++) {}
}
void helper(int n) { private int i = n; private int *p = &i; p = &n; }
void not_said(void) { int i; private int *p = &i; }
// A value may be any expression, or missing.
void values(int n, global int *g) { private int a; private int b = n * *g; private int c = get_global_id(0); }
void parameters(private int n, private int *p) { p = &n; }
// None at program scope, none that is kept.
private int at_program_scope; //~ ERROR CL0307
private int with_value = 1; //~ ERROR CL0307
int *private pointer; //~ ERROR CL0307
static private int own; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
extern private int elsewhere; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
void kept(void) { static private int n; } //~ ERROR[2.0+] CL0307 //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
void kept_elsewhere(void) { extern private int n; } //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
struct holds { private int a; }; //~ ERROR CL0317
kernel void argument(private int *p) {} //~ ERROR CL0704
kernel void argument_value(private int p) {}
