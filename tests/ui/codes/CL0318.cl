// An event is private (OpenCL C 6.11): not in local, constant or global memory.
kernel void in_local(void) { local event_t a; } //~ ERROR CL0318
kernel void several(void) { local event_t a[2]; } //~ WARNING CL0318
kernel void own(void) { event_t a; } //~ FINE CL0318
kernel void said(void) { private event_t a; } //~ FINE CL0318
void helper(event_t a) { event_t b = a; } //~ FINE CL0318
