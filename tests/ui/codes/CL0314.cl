// Variables in local memory have no initial value (OpenCL C 6.7.7), of whatever type; they are assigned to.
kernel void scalar(void) { local int a = 0; } //~ ERROR CL0314
kernel void array(void) { local int a[2] = { 0 }; } //~ ERROR CL0314
kernel void vector(void) { local float4 a = (float4)(0); } //~ ERROR CL0314
kernel void structure(void) { struct s { int a; }; local struct s a = { 1 }; } //~ ERROR CL0314
kernel void pointer(global int *p) { global int *local a = p; } //~ ERROR CL0314
kernel void second(void) { local int a, b = 0; } //~ ERROR CL0314
kernel void assigned(void) { local int a; a = 0; } //~ FINE CL0314
kernel void elements(void) { local int a[2]; a[0] = 0; } //~ FINE CL0314
kernel void into(local int *p) { local int *a = p; } //~ FINE CL0314
kernel void own(void) { private int a = 0; } //~ FINE CL0314
