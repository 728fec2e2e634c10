// No function returns an image or a sampler (OpenCL C 6.11), nor a pipe.
image2d_t image(void); //~ ERROR CL0423
read_only image3d_t qualified(void); //~ ERROR CL0423
sampler_t sampler(void); //~ ERROR CL0423
sampler_t defined(sampler_t s) { return s; } //~ ERROR CL0423
typedef image2d_t image_t;
image_t of_a_name(void); //~ ERROR CL0423
void argument(read_only image2d_t a); //~ FINE CL0423
event_t event(event_t a) { return a; } //~ FINE CL0423
#if __OPENCL_C_VERSION__ >= 110
void sampler_argument(sampler_t s); //~ FINE CL0423
#endif
#if __OPENCL_C_VERSION__ >= 200
read_only pipe int of_a_pipe(void); //~ ERROR[2.0+] CL0423
clk_event_t clock(clk_event_t a) { return a; } //~ FINE CL0423
#endif
