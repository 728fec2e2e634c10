// Atomic objects are written by the atomic functions and not by `=` (6.15.12.10), be they named or pointed to.
// std: 2.0+
// never: 1.0 1.1 1.2, atomic types came with 2.0
typedef atomic_int counter;
struct s { int n; atomic_int a; };
global atomic_int variable;
void assigned(global atomic_int *a, local atomic_uint *b, atomic_float *c, volatile global atomic_int *d, struct s *s, counter *e, int n) {
  *a = 1; //~ ERROR CL0522
  *b = n; //~ ERROR CL0522
  *c = 1.0f; //~ ERROR CL0522
  *d = 1; //~ ERROR CL0522
  *e = 1; //~ ERROR CL0522
  a[2] = 1; //~ ERROR CL0522
  variable = 1; //~ ERROR CL0522
  s->a = 1; //~ ERROR CL0522
  (*a) = 0; //~ ERROR CL0522
  atomic_int own;
  own = 1; //~ ERROR CL0522
  n = *a = 1; //~ ERROR CL0522
  atomic_store(a, 1); //~ FINE CL0522
  atomic_init(&own, 1); //~ FINE CL0522
  atomic_exchange(b, 2u); //~ FINE CL0522
  a = &variable; //~ FINE CL0522
  s->n = 1; //~ FINE CL0522
  n = atomic_load(&s->a); //~ FINE CL0522
}
