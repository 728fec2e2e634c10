// std: 1.2 2.0 3.0

struct List {
  global struct List *next;
  int v;
};
struct Ops {
  int (*fn)(int);
};
struct Arr {
  int n;
  int flex[];
};
struct Bits {
  int a : 3;
  unsigned b : 5;
};
struct Self {
  struct Self s;
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
kernel void list_val(struct List l) {}
kernel void cycle(struct A a) {}
kernel void cycle_ptr(global struct A *a) {}
kernel void flex(global struct Arr *a) {}
kernel void mixed(union Mixed m, struct Bits b) {}

int rec(int n) { return n ? rec(n - 1) : 0; }

void fp(int n) {
  int (*f)(int) = rec;
  int (*g)(int) = &rec;
  f(1);
  (&rec)(n);
  (*rec)(n);
  void *p = rec;
  int vla[n];
}
typedef int fn_t(int);
typedef int (*fnp_t)(int);
void cb(fn_t *f);
void cb2(int f(int));
