// Where a function with a result ends without one and the caller uses it, nothing is defined (C99 6.9.1 p12). A function
// that cannot end that way has no need.
int empty(void) {} //~ WARNING CL0906
int one_branch(int n) { if (n) return 1; } //~ WARNING CL0906
int other_branch(int n) { if (n) n = 2; else return 1; } //~ WARNING CL0906
int loop(int n) { while (n) return n; } //~ WARNING CL0906
int counted(int n) { for (; n < 3; n++) { return n; } } //~ WARNING CL0906
int labels(int n) { switch (n) { case 1: return 1; case 2: return 2; } } //~ WARNING CL0906
int left_early(int n) { for (;;) { if (n) break; } } //~ WARNING CL0906
int default_breaks(int n) { switch (n) { case 1: return 1; default: break; } } //~ WARNING CL0906
float4 vector(float4 v) { v = v + 1; } //~ WARNING CL0906
int jumps(int n) { if (n) goto end; return 1; end:; } //~ WARNING CL0906
int both(int n) { if (n) return 1; else return 2; } //~ FINE CL0906
int behind(int n) { if (n) return 1; return 2; } //~ FINE CL0906
int forever(int n) { for (;;) n++; } //~ FINE CL0906
int always(int n) { while (1) { if (n) return n; } } //~ FINE CL0906
int every_label(int n) { switch (n) { case 1: return 1; default: return 2; } } //~ FINE CL0906
int once(int n) { do { return n; } while (n); } //~ FINE CL0906
int returns_to(int n) { again: if (n) return 1; n++; goto again; } //~ FINE CL0906
void nothing(int n) { if (n) return; } //~ FINE CL0906
kernel void launched(global int *p) { p[0] = 1; } //~ FINE CL0906
int declared(int n); //~ FINE CL0906
