// std: 1.2+
// `printf` is not declared as something else.
int printf(constant char *format, ...);  //~ ERROR CL0403
