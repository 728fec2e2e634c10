// std: 1.2 2.0 3.0
kernel void missing_semi(global int *p) {
  int a = 1
  p[0] = a;
}

kernel void paren(global int *p {
  p[0] = 1;
}

kernel void kw(global int *kernel, int local) {
  int global = 3;
}

__kernel __kernel void twice(void) {}
kernel kernel2 void bad(void) {}
void kernel after(global int *p) {}
kernel int x;
kernel typedef int ty;

struct s { int a; global int b; local int c; kernel int d; };

void f(void) {
  float4 v = (float4)(1.0f, );
  v = (float4)();
  v. = 1;
  v.s = 2;
  int b[] = {1, 2;
  }
  if (v.x > 0) else v.x = 1;
  for (int i = 0, i < 3; i++) ;
  goto out;
  return
}

global local int *both;
void g(global local int *p, global global int *q, const const int r);
int private h(void);
void i(__global *p);
