// The headers of C's library are not there, and cannot be included (OpenCL C 6.11): here by a name between angle brackets.
#ifdef __STDC_HOSTED__
#endif
#if __OPENCL_C_VERSION__ < 100
#include <stdio.h> //~ FINE CL0106
#endif
#include <stdio.h> //~ ERROR CL0106
