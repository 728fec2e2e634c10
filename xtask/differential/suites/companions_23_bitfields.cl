// std: 1.2 2.0 3.0

struct st {
  int a : 3;
  unsigned b : 5;
};

struct other {
  int x;
  uint y : 40;
  char : 0;
  float f : 4;
};

#ifdef __cl_clang_bitfields
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct allowed {
  int lo : 16;
  int hi : 16;
  bool flag : 1;
};
#endif

kernel void use(global struct st *p) {
  p->a = 7;
  p->b = p->a + 1;
  int *q = &p->b;
}
#pragma OPENCL EXTENSION __cl_clang_bitfields : disable
struct after {
  short s : 2;
};
