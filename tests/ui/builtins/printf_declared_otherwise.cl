// std: 1.2 2.0 3.0
// `printf` is not declared as something else.
int printf(constant char *format, ...);  //~ ERROR CL0403
