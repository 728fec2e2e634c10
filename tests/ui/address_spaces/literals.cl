// Compound literals and their address spaces.
// std: 1.2 2.0

void f(void) { 
(private int){1};
(const int){1};
(local int[2]){1}; //~ ERROR CL0312
(global int *){0};
int *p = &(private int){2};
(struct { local int *x; }){0};
(generic int){1}; //~ ERROR[1.2] CL0306 //~ ERROR[2.0] CL0312
}
constant int *p = &(constant int){1}; //~ ERROR[1.2] CL0307
constant int *q = (constant int[]){1,2}; //~ ERROR[1.2] CL0307
