// std: 1.2 2.0 3.0
// Overloads that differ by address space alone.

int __attribute__((overloadable)) f(global int *p);
float __attribute__((overloadable)) f(local int *p);
char __attribute__((overloadable)) f(constant int *p);

int __attribute__((overloadable)) h(private int *p);

void __attribute__((overloadable)) one(global float *p);
int __attribute__((overloadable)) one(global float *p);

void plain(global int *p);
void plain(local int *p);

void __attribute__((overloadable)) top(private int x);
void __attribute__((overloadable)) top(int x);

kernel void k(global int *g, local int *l, constant int *c, global float *gf) {
  int a = f(g);
  float b = f(l);
  char d = f(c);
  int pv;
  f(&pv);
  f(gf);
  f(0);
  h(&pv);
  h(g);
  h(l);
  one(gf);
  one(g);
  plain(g);
  plain(l);
  top(1);
  global int *q = f(g);
}
