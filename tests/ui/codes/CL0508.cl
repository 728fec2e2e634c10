// A pointer becomes one to a compatible type or to void alone (C99 6.5.16.1 p1, 6.3.2.3); compilers let others pass.
struct s { int a; };
struct t { int a; };
global int *result(global float *p) { return p; } //~ WARNING CL0508
void take(int *p, global float4 *q);
void values(global int *i, global float *f, global int4 *i4, global float4 *f4, struct s *s, struct t *t, int *p) {
  global int *a = f; //~ WARNING CL0508
  global float *b = i; //~ WARNING CL0508
  global int *c = i4; //~ WARNING CL0508
  global float4 *d = i4; //~ WARNING CL0508
  struct s *e = t; //~ WARNING CL0508
  global long *g = i; //~ WARNING CL0508
  int array[2];
  int *of_array = &array; //~ WARNING CL0508
  float *of_elements = array; //~ WARNING CL0508
  f4 = f; //~ WARNING CL0508
  s = t; //~ WARNING CL0508
  take(p, i4); //~ WARNING CL0508
  take((int *)s, f4); //~ FINE CL0508
  global int *h = (global int *)f; //~ FINE CL0508
  global void *v = f; //~ FINE CL0508
  i = v; //~ FINE CL0508
  int *decayed = array; //~ FINE CL0508
  int (*whole)[2] = &array; //~ FINE CL0508
  global const int *more = i; //~ FINE CL0508
  int *member = &s->a; //~ FINE CL0508
}
global void *any(global float *p) { return p; } //~ FINE CL0508
