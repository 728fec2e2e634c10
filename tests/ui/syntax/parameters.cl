// Lists of parameters with something too little or too much.

kernel void f(global int *a, ) { } //~ ERROR CL0201
kernel void g(global int *a global int *b) { } //~ ERROR CL0201
kernel void h(global int *a; global int *b) { } //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
kernel void i(, global int *b) { } //~ ERROR CL0201
constant int ok1 = 1;
