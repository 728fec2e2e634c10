// The other types (OpenCL C 6.3.3): which edition has which, and that each is a type like others where it may stand.
typedef read_only image2d_t picture;
void images(image2d_t a, read_only image3d_t b, sampler_t c, event_t d, picture e);
void flags(cl_mem_fence_flags f) { f = CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE; f = 0; barrier(f); }
// Functions of them are derived types, arrays of them and pointers to them are not.
void event_variables(event_t e) { event_t own; event_t copy = e; }
kernel void apart(read_only image2d_t a, read_only image3d_t b, sampler_t s) {
  a = b; //~ ERROR CL0502
  image2d_t c; //~ ERROR CL0422
  image2d_t *p; //~ ERROR CL0424
  sampler_t list[2]; //~ ERROR CL0425
  int n = s; //~ ERROR CL0506
}
struct has_image { image2d_t a; }; //~ ERROR CL0426
struct has_event { event_t a; }; //~ ERROR CL0426
image2d_t result(void); //~ ERROR CL0423
