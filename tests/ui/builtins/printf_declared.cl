// `printf` may be declared as it is.
int printf(constant const char *format, ...);  //~ ERROR[1.0,1.1] CL0421
