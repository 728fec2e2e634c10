// std: 1.0 1.2 2.0 3.0
// opts:
// opts: -DBITFIELDS=1
// Bit-fields are an extension.

#ifdef BITFIELDS
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
#endif

struct bf {
  int a : 3;
  unsigned b : 29;
  char c;
  int : 0;
  uchar d : 1;
};

struct wrong {
  int a : 33;
  float b : 3;
  int c : -1;
  int d : 0;
  bool e : 1;
  long f : 40;
  int4 g : 2;
};

union ubf {
  uint all;
  uint low : 8;
};

struct plain {
  int a;
  int *p;
  struct { int x; };
  union { float f; int i; };
};

struct flex {
  int n;
  int data[];
};

kernel void k(global struct bf *s, global union ubf *u) {
  s->a = 1;
  s->b += 3;
  s->d = !s->d;
  u->low = 0xff;
  global int *p = &s->a;
  int n = sizeof(s->b);
  struct bf l = {1, 2, 'c'};
  *s = l;
}
