// A kernel is a function (6.11): the name is as wrong for it, and for one that returns a value.
kernel void main(global int *p, int n) { p[0] = n; } //~ ERROR CL0443
void caller(void) { void main(global int *p, int n); } //~ ERROR CL0443
kernel void run(global int *p, int n) { p[0] = n; } //~ FINE CL0443
