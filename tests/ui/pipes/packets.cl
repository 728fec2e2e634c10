// The packets of a pipe are numbers, vectors of them, and what is built of both: compilers take others too.
// std: 2.0+
// warnings

struct plain { int a; float4 b[2]; struct { uchar c; } d; };
struct pointing { int a; global int *p; };
struct deep { int a; struct pointing b[2]; };
union both { int a; global float *f; };
enum kind { A };
typedef struct deep deep_t;
kernel void numbers(pipe int a, pipe double4 b, pipe enum kind c, pipe struct plain d) {}
kernel void pointers(pipe struct pointing a) {} //~ WARNING CL0426
kernel void inside(write_only pipe struct deep a) {} //~ WARNING CL0426
kernel void named(read_only pipe deep_t a, pipe union both b) {} //~ WARNING CL0426 //~ WARNING CL0426
kernel void opaque(pipe event_t a, pipe sampler_t b, pipe image2d_t c) {} //~ WARNING CL0426 //~ WARNING CL0426 //~ WARNING CL0426
kernel void device(pipe queue_t a, pipe reserve_id_t b, pipe void c) {} //~ WARNING CL0426 //~ WARNING CL0426 //~ WARNING CL0426
