// `#warning` warns wherever it is read, with a text or without; in a group that is left out it does not. C has it since 2023,
// and compilers had it before (C99 6.10).
#warning //~ WARNING CL0116
#warning slow on this device //~ WARNING CL0116
#warning "a string" + 1 //~ WARNING CL0116
  #  warning /* spaces */ between //~ WARNING CL0116
#if 1
#warning //~ WARNING CL0116
#else
#warning //~ FINE CL0116
#endif
#ifdef A
#warning it isn't here //~ FINE CL0116
#endif
// #warning //~ FINE CL0116
int f(void) { return 1;
#warning within a function //~ WARNING CL0116
}
#if __OPENCL_C_VERSION__ >= 200
#warning //~ WARNING[2.0+] CL0116 //~ FINE[1.0,1.1,1.2] CL0116
#endif
