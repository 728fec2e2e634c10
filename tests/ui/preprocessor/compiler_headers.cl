// The files in which a compiler declares what is built in are no part of OpenCL C: sources name them for editors.
// What they declare is there without them. A file of another name must be there (C99 6.10.2).
#include <opencl-c.h> //~ WARNING CL0106
#ifndef NONE
#include "opencl-c-base.h" //~ WARNING CL0106
#endif
#if !__has_include(<opencl-c.h>) || !__has_include("opencl-c-base.h") || __has_include(<opencl-d.h>)
#error "what is there"
#endif
#include <opencl-c.h> //~ WARNING CL0106
float twice(float x) { return fma(x, 1.0f, x); }
kernel void fill(global int *p) { p[get_global_id(0)] = undeclared; } //~ ERROR CL0501
#include <opencl-d.h> //~ ERROR CL0106
type_of_it f(void);
