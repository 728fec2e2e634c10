// std: 1.2+

struct List {
  global struct List *next;
  int v;
};
struct Ops {
  int (*fn)(int); //~ ERROR CL0420
};
struct Arr {
  int n;
  int flex[];
};
struct Bits {
  int a : 3; //~ ERROR CL0419
  unsigned b : 5; //~ ERROR CL0419
};
struct Self {
  struct Self s; //~ ERROR CL0401
};
struct A {
  global struct B *b;
};
struct B {
  global struct A *a;
};
union Mixed {
  struct { int x; float y; };
  long z;
};

kernel void list(global struct List *l) {}
kernel void list_val(struct List l) {} //~ ERROR[1.2] CL0707
kernel void cycle(struct A a) {} //~ ERROR[1.2] CL0707
kernel void cycle_ptr(global struct A *a) {}
kernel void flex(global struct Arr *a) {}
kernel void mixed(union Mixed m, struct Bits b) {}

int rec(int n) { return n ? rec(n - 1) : 0; }

void fp(int n) {
  int (*f)(int) = rec; //~ ERROR CL0420
  int (*g)(int) = &rec; //~ ERROR CL0420 //~ ERROR CL0420
  f(1);
  (&rec)(n); //~ ERROR CL0420
  (*rec)(n); //~ ERROR CL0420
  void *p = rec; //~ ERROR CL0420
  int vla[n]; //~ ERROR CL0416
}
typedef int fn_t(int);
typedef int (*fnp_t)(int); //~ ERROR CL0420
void cb(fn_t *f); //~ ERROR CL0420
void cb2(int f(int));
