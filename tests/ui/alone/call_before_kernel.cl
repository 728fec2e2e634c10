// What looks like a call stands before a kernel, which is read.

FOO(x)  //~ ERROR CL0201 //~ ERROR CL0205 //~ ERROR CL0409
kernel void k(global int *p) { p[0] = 1; }
kernel void k2(global int *p) { p[0] = q; } //~ ERROR CL0501
int z(void) { return 0; }
