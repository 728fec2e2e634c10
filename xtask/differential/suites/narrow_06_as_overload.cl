// std: 1.2 2.0 3.0
// Overload resolution with candidates that differ in address space.

#define OVL __attribute__((overloadable))

int OVL pick(__global int *p);
float OVL pick(__local int *p);
char OVL pick(__private int *p);

int OVL only_gl(__global int *p);
int OVL only_gl(__local int *p);

void OVL dup(__global int *p) {}
void OVL dup(__global int *q) {}

void OVL rets(__global int *p);
int OVL rets(__global int *p);

void OVL byval(int x);
void OVL byval(const int x);

void use(__global int *g, __local int *l, __constant int *c) {
  int v;
  int *arr[2];
  int a = pick(g);
  float b = pick(l);
  char d = pick(&v);
  pick(c);
  pick(0);
  only_gl(g);
  only_gl(&v);
  only_gl(c);
  only_gl(arr);
  only_gl((__global char *)g);
  only_gl((const __global int *)g);
}

#if __OPENCL_C_VERSION__ >= 200
int OVL with_gen(__generic int *p);
float OVL with_gen(__global int *p);
void use_gen(__global int *g, __local int *l, __constant int *c, __generic int *q) {
  float a = with_gen(g);
  int b = with_gen(l);
  int d = with_gen(q);
  with_gen(c);
  pick(q);
}
#endif
