// std: 1.2 2.0 3.0
// opts: -DDEFAULT_RUN=1
// opts: -Dcl_test_bitfields=1
#ifdef cl_test_bitfields
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
#endif

struct bits {
  int a : 3;
  unsigned b : 5;
  uchar c : 1;
  int : 0;
  long d : 33;
};

typedef union {
  int i;
  float f;
  uchar4 c;
} word;

int get(struct bits s) {
  s.a = 2;
  s.b++;
  return s.a + s.b + s.c;
}

kernel void unions(global word *w, global float *out) {
  word u;
  u.i = 0x3f800000;
  out[0] = u.f;
  w[0] = u;
  w[1].c.x = 1;
  word v = {.f = 1.0f};
  out[1] = v.c.s0;
}

union holder {
  image2d_t img;
  event_t e;
  half h;
};

struct wide { int x : 40; float f : 2; };
