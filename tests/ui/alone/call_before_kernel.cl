// What looks like a call stands before a kernel: nothing behind it is read.

FOO(x)
kernel void k(global int *p) { p[0] = 1; }  //~ ERROR CL0201 //~ ERROR CL0409
kernel void k2(global int *p) { p[0] = q; } //~ ERROR CL0501
int z(void) { return 0; }
