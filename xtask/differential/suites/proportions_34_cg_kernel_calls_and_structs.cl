// std: 1.2 2.0 3.0
typedef struct { int x[2]; } small_t;
typedef struct __attribute__((packed)) { char c; long l[16]; } big_t;
typedef struct { float4 m __attribute__((aligned(32))); } aligned_t;
typedef struct {} empty_t;

small_t ret_small(int i) {
  small_t s = {{i, i + 1}};
  return s;
}
big_t pass_big(big_t b) {
  b.l[3] = b.c;
  return b;
}
kernel void callee(global int *p, small_t s) { p[0] = s.x[1]; }
kernel void caller(global int *p, global big_t *b, aligned_t a, empty_t e) {
  callee(p, ret_small(p[1]));
  *b = pass_big(*b);
  b[1] = b[0];
  p[2] = (int)a.m.w;
}
static void always(global int *p) __attribute__((always_inline));
static void always(global int *p) { *p = 1; }
__attribute__((noinline, overloadable)) void ov(int x) {}
__attribute__((overloadable)) void ov(float x) {}
kernel void attrs(global int *p) {
  always(p);
  ov(1);
  ov(1.0f);
}
