// Implicit conversions of pointers that C forbids and compilers let pass (OpenCL C 6.4.1, C99 6.5.16.1).
// warnings
struct pair { int a, b; };
struct same { int a, b; };
void takes(const global int *p);
void takes_own(int *p);
void f(global int *g, global float *x, global uint *u, const int *k, int *q, int (*rows)[3], int (*other)[4], global struct pair *p, global struct same *s, global int4 *v, volatile int *w, int **qq, float **xx) {
  takes(g); k = q; w = q;
  g = x; //~ WARNING CL0508
  x = g; //~ WARNING CL0508
  p = s; //~ WARNING CL0508
  v = g; //~ WARNING CL0508
  rows = other; //~ WARNING CL0508
  qq = xx; //~ WARNING CL0508
  g = u; //~ WARNING CL0509
  u = g; //~ WARNING CL0509
  q = k; //~ WARNING CL0510
  q = w; //~ WARNING CL0510
  takes(x); //~ WARNING CL0508
  takes(u); //~ WARNING CL0509
  takes_own(k); //~ WARNING CL0510
  // With a cast it is said that it is meant.
  g = (global int *)x; u = (global uint *)g; q = (int *)k; v = (global int4 *)g;
}
