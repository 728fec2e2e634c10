// std: 1.2 2.0
typedef struct { int cells[9]; } Mat3X3;
typedef struct { int cells[16]; } Mat4X4;
typedef struct { char c; } Tiny;
typedef struct { Tiny t; int2 v; union { int i; float f; } u; } Mixed;
struct __attribute__((packed)) Packed { char c; long l; };
struct Empty {};

Mat4X4 foo(Mat3X3 in) {
  Mat4X4 out;
  out.cells[0] = in.cells[0];
  return out;
}

kernel void ker(global Mat3X3 *in, global Mat4X4 *out) {
  out[0] = foo(in[1]);
}

kernel void by_value(Tiny t, Mixed m, struct Packed p, global long *out) {
  out[0] = t.c + m.u.i + p.l;
}

void mutate(Mixed m) { m.v.x = 0; }
kernel void calls(Mixed m) { mutate(m); }

kernel void empty(struct Empty e) {}
kernel void has_ptr(struct { global int *p; } s) {}
