// Pointers are compared with pointers to compatible types, for equality with `void *` and a null pointer too (C99 6.5.8 p2,
// 6.5.9 p2); compilers let others pass.
struct s { int a; };
struct t { int a; };
int compared(global int *i, global float *f, global uint *u, global int4 *i4, global void *v, struct s *s, struct t *t, int n, int *p, int **pp) {
  n = i == f; //~ WARNING CL0511
  n = i != i4; //~ WARNING CL0511
  n = i < f; //~ WARNING CL0511
  n = i >= u; //~ WARNING CL0511
  n = i == u; //~ WARNING CL0511
  n = s == t; //~ WARNING CL0511
  n = p == n; //~ WARNING CL0511
  n = n != p; //~ WARNING CL0511
  n = p == 1; //~ WARNING CL0511
  n = p < n; //~ WARNING CL0511
  n = i < v; //~ WARNING CL0511
  n = p > 0; //~ WARNING CL0511
  if (i == f) n = 2; //~ WARNING CL0511
  n = i == i; //~ FINE CL0511
  n = i <= i + 1; //~ FINE CL0511
  n = i == v; //~ FINE CL0511
  n = v != f; //~ FINE CL0511
  n = p == 0; //~ FINE CL0511
  n = 0 != i4; //~ FINE CL0511
  n = i == (global int *)f; //~ FINE CL0511
  n = p == (const int *)p; //~ FINE CL0511
  n = *p == n; //~ FINE CL0511
  n = *pp == p; //~ FINE CL0511
  return !s; //~ FINE CL0511
}
