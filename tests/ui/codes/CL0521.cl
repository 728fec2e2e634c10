// Left of `=`, and under `++`, stands an l-value that is no array (6.5.15, C99 6.5.16 p2): values, calls, casts, constants,
// `?:` and names of functions are none. A sampler is not modified at all (6.11).
int call(void);
struct s { int a; int list[2]; };
struct s record(void);
enum { CONSTANT = 1 };
void assigned(int a, int b, int *p, struct s s, float4 v) {
  a + 1 = 2; //~ ERROR CL0521
  1 = a; //~ ERROR CL0521
  -a = 1; //~ ERROR CL0521
  call() = 1; //~ ERROR CL0521
  call = 0; //~ ERROR CL0521
  CONSTANT = 2; //~ ERROR CL0521
  (a ? a : b) = 1; //~ ERROR CL0521
  (a, b) = 1; //~ ERROR CL0521
  (int)a = 1; //~ ERROR CL0521
  a++ = 1; //~ ERROR CL0521
  (a = b) = 1; //~ ERROR CL0521
  &a = p; //~ ERROR CL0521
  record().a = 1; //~ ERROR CL0521
  sizeof(a) = 1; //~ ERROR CL0521
  (v + v).x = 1; //~ ERROR CL0521
  int list[2], other[2];
  list = other; //~ ERROR CL0521
  s.list = list; //~ ERROR CL0521
  a + 1 += 2; //~ ERROR CL0521
  call()++; //~ ERROR CL0521
  ++CONSTANT; //~ ERROR CL0521
  (a + b)--; //~ ERROR CL0521
  a = b = 1; //~ FINE CL0521
  (a) = 1; //~ FINE CL0521
  *p = p[1] = 2; //~ FINE CL0521
  s.a = s.list[1] = 3; //~ FINE CL0521
  v.x = 1; //~ FINE CL0521
  s = record(); //~ FINE CL0521
  (&s)->a++; //~ FINE CL0521
  *(a ? &a : &b) = 1; //~ FINE CL0521
  (int){ 1 } = 2; //~ FINE CL0521
}
kernel void sampled(sampler_t one, sampler_t two) {
  one = two; //~ ERROR CL0502
}
