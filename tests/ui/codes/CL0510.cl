// The new pointer has all qualifiers of what the old one points to, and may have more (C99 6.5.16.1 p1, 6.3.2.3 p2).
struct s { int a; int b[2]; };
global int *result(global const int *p) { return p; } //~ WARNING CL0510
void take(int *p, global float *q);
void values(const int *c, volatile int *v, const volatile int *cv, int *p, global const float *g, const struct s *s, const void *any) {
  int *a = c; //~ WARNING CL0510
  int *b = v; //~ WARNING CL0510
  const int *d = cv; //~ WARNING CL0510
  volatile int *e = c; //~ WARNING CL0510
  int *member = &s->a; //~ WARNING CL0510
  int *elements = s->b; //~ WARNING CL0510
  void *of_any = any; //~ WARNING CL0510
  int *to_int = any; //~ WARNING CL0510
  const int fixed = 1;
  int *address = &fixed; //~ WARNING CL0510
  p = c; //~ WARNING CL0510
  take(c, 0); //~ WARNING CL0510
  take(p, g); //~ WARNING CL0510
  const int *f = p; //~ FINE CL0510
  const volatile int *h = c; //~ FINE CL0510
  int *const i = p; //~ FINE CL0510
  int *j = i; //~ FINE CL0510
  int *k = (int *)c; //~ FINE CL0510
  const int *l = &s->a; //~ FINE CL0510
  const void *m = c; //~ FINE CL0510
  int n = *c; //~ FINE CL0510
  int *restrict o = p; //~ FINE CL0510
}
constant int table[2] = { 1, 2 };
int of_constant(void) { constant int *p = table; return *p; } //~ FINE CL0510
