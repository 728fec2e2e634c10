// No parameter of a kernel has a type whose size the host does not know, nor an event's (6.11); pointers to such types are
// another matter. Since 2.0 the types of device queues and pipes are none either, of which compilers let clk_event_t pass.
typedef size_t length;
kernel void truth(bool b) {} //~ ERROR CL0706
kernel void size(size_t n) {} //~ ERROR CL0706
kernel void difference(ptrdiff_t n) {} //~ ERROR CL0706
kernel void address(intptr_t n) {} //~ ERROR CL0706
kernel void unsigned_address(uintptr_t n) {} //~ ERROR CL0706
kernel void event(event_t e) {} //~ ERROR CL0706
kernel void by_name(length n) {} //~ ERROR CL0706
kernel void qualified(const size_t n) {} //~ ERROR CL0706
kernel void behind(int a, bool b) {} //~ ERROR CL0706
kernel void declared(bool b); //~ ERROR CL0706
#if __OPENCL_C_VERSION__ >= 200
kernel void reservation(reserve_id_t r) {} //~ ERROR[2.0+] CL0706
kernel void command(clk_event_t e) {} //~ WARNING[2.0+] CL0706
kernel void range(ndrange_t n) {} //~ ERROR[2.0+] CL0706
kernel void queue(queue_t q) {} //~ FINE[2.0+] CL0706
#endif
kernel void numbers(char a, uchar b, short c, int d, uint e, long f, ulong g, float h) {} //~ FINE CL0706
kernel void vectors(float4 a, int16 b, uchar2 c) {} //~ FINE CL0706
kernel void pointers(global bool *a, global size_t *b, local uintptr_t *c) {} //~ FINE CL0706
kernel void opaque(read_only image2d_t i, sampler_t s) {} //~ FINE CL0706
void function(bool a, size_t b, ptrdiff_t c, event_t e) {} //~ FINE CL0706
