// Images, samplers, events and pipes are no members of structs and unions (6.11 b and the list behind it), however
// the type is spelled and wherever the struct stands; queues and the types beside them are not in that list. Pipes are
// parameters alone (6.15.18), which compilers do not look at in structs.
typedef image2d_t picture;
typedef sampler_t filter;

struct image { image2d_t i; int n; }; //~ ERROR CL0426
struct volume { image3d_t i; }; //~ ERROR CL0426
struct access { write_only image2d_t i; }; //~ ERROR CL0426
struct renamed { picture i; }; //~ ERROR CL0426
struct sampler { sampler_t s; }; //~ ERROR CL0426
struct filtered { int n; filter s; }; //~ ERROR CL0426
struct event { event_t e; }; //~ ERROR CL0426
union either { int n; sampler_t s; }; //~ ERROR CL0426
union one { event_t e; }; //~ ERROR CL0426
typedef struct { image2d_t i; } nameless; //~ ERROR CL0426
struct outer { struct { event_t e; } inner; }; //~ ERROR CL0426
struct several {
  int first;
  image2d_t i; //~ ERROR CL0426
  float middle;
  event_t e; //~ ERROR CL0426
};
void parameter(struct local_tag { sampler_t s; } *p); //~ ERROR CL0426
void inside(void) {
  struct here { event_t e; }; //~ ERROR CL0426
  union { image2d_t i; } *there; //~ ERROR CL0426
  int size = sizeof(struct { sampler_t s; }); //~ ERROR CL0426
}

struct number { int image2d; }; //~ FINE CL0426
struct pointer { event_t *e; }; //~ FINE CL0426
struct flags { cl_mem_fence_flags f; }; //~ FINE CL0426
void together(image2d_t i, event_t e, struct number n); //~ FINE CL0426

#if __OPENCL_C_VERSION__ >= 200
struct depth { image2d_depth_t i; }; //~ ERROR[2.0+] CL0426
struct both { read_write image2d_t i; }; //~ ERROR[2.0+] CL0426
struct piped { pipe int p; }; //~ WARNING[2.0+] CL0426
union piped_too { int n; read_only pipe int4 p; }; //~ WARNING[2.0+] CL0426
struct enqueued { queue_t q; clk_event_t c; ndrange_t n; }; //~ FINE[2.0+] CL0426
struct reserved { reserve_id_t r; }; //~ FINE[2.0+] CL0426
#endif
