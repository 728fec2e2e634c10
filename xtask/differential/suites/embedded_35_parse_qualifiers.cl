// std: 1.2 2.0 3.0
// Spelling and placement of address space and kernel keywords.
__kernel void q1(__global int *__restrict a, __constant const int *b, __local int *c) {}
void kernel q2(global int *a) {}
kernel kernel void q3(void) {}
global kernel void q4(void) {}
kernel void q5(int global *a, int *global b) {}
kernel void q6(global global int *a) {}
kernel void q7(global local int *a) {}
kernel int q8;
void q9(__private int a, private int b);
void q10(__generic int *p);
void q11(generic int *p);
typedef global int *gptr;
typedef global int gint;
kernel void q12(gptr a, gint *b, local gint *c) {
  global int *private pp = a;
  private int const volatile z = 0;
  int local;
  int kernel = 3;
  int pipe = 2;
  int __local x;
  global int y;
  struct { global int f; local int *g; } s;
  return
}
