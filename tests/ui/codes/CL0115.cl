// `#error` is an error wherever it is read (C99 6.10.5), with a text or without; in a group that is left out it is not. What
// macros there are depends on the edition (OpenCL C 6.12).
#error //~ ERROR CL0115
#error not for this device //~ ERROR CL0115
#error "a string" + 1 //~ ERROR CL0115
  #  error /* spaces */ between //~ ERROR CL0115
%:error //~ ERROR CL0115
#if 1
#error //~ ERROR CL0115
#else
#error //~ FINE CL0115
#endif
#ifdef A
#error it isn't here //~ FINE CL0115
#endif
#define error no //~ FINE CL0115
#error //~ ERROR CL0115
int f(void) { return 1;
#error within a function //~ ERROR CL0115
}
// #error //~ FINE CL0115
constant char text[] = "\
#error"; //~ FINE CL0115
#if !defined __OPENCL_C_VERSION__ || __OPENCL_C_VERSION__ < 120
#error //~ ERROR[1.0,1.1] CL0115 //~ FINE[1.2+] CL0115
#endif
#if __OPENCL_C_VERSION__ >= 200
#error //~ ERROR[2.0+] CL0115 //~ FINE[1.0,1.1,1.2] CL0115
#endif
#if defined __opencl_c_generic_address_space && __OPENCL_C_VERSION__ != 200
#error //~ ERROR[3.0+] CL0115 //~ FINE[1.0,1.1,1.2,2.0] CL0115
#endif
