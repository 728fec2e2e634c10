// A cast may change what a pointer behind a pointer points into; what comes of it may be no address (OpenCL C 6.7.9).
void into_local(global int *private *p) { (void)(local int *private *)p; } //~ WARNING CL0304
void to_constant(global int *private *p) { (void)(constant int *private *)p; } //~ WARNING CL0304
void to_unnamed(global int *private *p) { (void)(int *private *)p; } //~ WARNING CL0304
void deeper(global int *private *private *p) { (void)(local int *private *private *)p; } //~ WARNING CL0304
void same_space(global int *private *p) { (void)(global float *private *)p; } //~ FINE CL0304
void to_void(global int *private *p) { (void)(private void *)p; } //~ FINE CL0304
void from_void(private void *p) { (void)(global int *private *)p; } //~ FINE CL0304
void one_level(global int *p) { (void)(global float *)p; } //~ FINE CL0304
void to_integer(global int *private *p) { (void)(size_t)p; } //~ FINE CL0304
