// std: 1.2 2.0
// A copy from constant memory to a by-value parameter.

typedef struct { int cells[9]; } Mat;
struct __attribute__((packed)) P { char c; long l; };

constant Mat identity = {{1, 0, 0, 0, 1, 0, 0, 0, 1}};

int __attribute__((noinline)) trace(Mat m) { return m.cells[0] + m.cells[4] + m.cells[8]; }

kernel void k(global Mat *out, local struct P *p, constant struct P *q, struct P r) {
  out[0] = identity;
  out[1].cells[0] = trace(identity) + trace(out[0]);
  *p = *q;
  p[1] = r;
}
