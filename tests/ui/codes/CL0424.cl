// Nothing points to an image or a sampler (OpenCL C 6.11), nor to a pipe.
void image(image2d_t *a); //~ ERROR CL0424
void in_global(global image2d_t *a); //~ ERROR CL0424
void sampler(sampler_t *a); //~ ERROR CL0424
image2d_t *result(void); //~ ERROR CL0424
typedef image2d_t *t; //~ ERROR CL0424
struct s { sampler_t *a; }; //~ ERROR CL0424
void variable(void) { image3d_t *a; } //~ ERROR CL0424
void address(read_only image2d_t a) { (void)&a; } //~ ERROR CL0502
void argument(read_only image2d_t a); //~ FINE CL0424
void event(event_t *a); //~ FINE CL0424
void waits(event_t a) { wait_group_events(1, &a); } //~ FINE CL0424
