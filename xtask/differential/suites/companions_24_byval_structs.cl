// std: 1.2 2.0

struct Mat3X3 {
  char c[9];
};

struct Mat4X4 {
  float m[16];
};

typedef struct {
  int i2[2];
  long l;
} pair_t;

union Word {
  int i;
  float f;
  uchar4 b;
};

struct WithPtr {
  global int *p;
  int n;
};

struct Mat4X4 __attribute__((noinline)) foo(struct Mat3X3 in) {
  struct Mat4X4 out;
  out.m[0] = in.c[0];
  return out;
}

kernel void ker(global struct Mat3X3 *in, global struct Mat4X4 *out) {
  out[0] = foo(in[1]);
}

float bits(union Word w) { return w.f; }

kernel void by_value(pair_t p, struct Mat4X4 m, union Word w, global float *o) {
  pair_t copy = p;
  copy.i2[1] = 3;
  o[0] = copy.l + m.m[3] + bits(w);
  union Word w2 = {.f = 1.0f};
  o[1] = w2.b.s0;
  p = copy;
  struct Mat3X3 local_mat = {{0}};
  foo(m);
  out_of_scope(m);
}
