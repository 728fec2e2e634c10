// A return type has no address space; what it points into may have one.
__private int f1(void) { return 1; }  //~ ERROR CL0316
__local int f2(void);  //~ ERROR CL0316
__private int *f3(__private int *p) { return p; }
__global int * __private f4(__global int *p) { return p; }  //~ ERROR CL0316
