// Images and samplers are no elements of arrays (OpenCL C 6.11).
void sampler(sampler_t a[2]); //~ ERROR CL0425
void image(image2d_t a[2]); //~ ERROR CL0425
void no_size(image2d_t a[]); //~ ERROR CL0425
typedef image2d_t t[2]; //~ ERROR CL0425
kernel void variable(void) { sampler_t a[2]; } //~ ERROR CL0425
constant int size = sizeof(sampler_t[2]); //~ ERROR CL0425
constant sampler_t samplers[] = { 0, 1 }; //~ ERROR CL0425
void two(read_only image2d_t a, read_only image2d_t b); //~ FINE CL0425
void events(void) { event_t a[2]; } //~ FINE CL0425
constant sampler_t one = 0, other = 1; //~ FINE CL0425
