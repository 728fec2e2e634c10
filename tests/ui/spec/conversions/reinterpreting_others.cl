// What `as_…` takes is of a built-in type of numbers (OpenCL C 6.4.4.2); compilers take whatever has as many bytes.
// warnings
struct pair { int a, b; };
struct one { int a; };
kernel void opaque(sampler_t s) { long l = as_long(s); } //~ WARNING CL0535
void f(struct pair p, struct one o, global int *g, long l, int i, event_t e, bool b, int2 v) {
  l = as_long(p); //~ WARNING CL0535
  v = as_int2(p); //~ WARNING CL0535
  i = as_int(o); //~ WARNING CL0535
  l = as_long(g); //~ WARNING CL0535
  l = as_long(e); //~ WARNING CL0535
  i = as_char(b); //~ WARNING CL0535
  l = as_long(v); l = (long)g; i = as_int(o.a);
}
