// std: 1.2 2.0
typedef struct { int cells[9]; } Mat3X3;
typedef struct { int cells[16]; } Mat4X4;
struct StructOneMember { int2 x; };
struct Large { float4 v[64]; };
typedef struct __attribute__((packed)) { char c; int i; } packed_t;

Mat4X4 __attribute__((noinline)) shrink(Mat3X3 in) {
  Mat4X4 out;
  out.cells[0] = in.cells[0];
  return out;
}

kernel void ker(global Mat3X3 *in, global Mat4X4 *out) {
  out[0] = shrink(in[1]);
}

void one(struct StructOneMember u) {
  u.x = (int2)(0, 0);
}

kernel void kernel_one(struct StructOneMember u) {
  one(u);
}

kernel void kernel_large(struct Large s, global struct Large *g) {
  *g = s;
  g[1] = g[0];
}

packed_t ret_packed(packed_t p) {
  p.i += p.c;
  return p;
}

struct Large compound(void) {
  return (struct Large){{(float4)(1.0f), (float4)(2.0f)}};
}

kernel void nope(struct Large *p, struct { bool b; } q, struct Undefined r) {
}

typedef struct { long a[12]; int b; } S;
constant S cs = {{1, 2, 3}, 4};

void copy_all(global S *g, local S *l) {
  S p = cs;
  *g = p;
  *l = *g;
  cs = p;
  S s = {.b = 3, .a = {[2] = 5, [4] = 6}};
  memcpy(g, l, sizeof(S));
}

void arrays(void) {
  int a[3] = {1, 2, 3};
  int b[3];
  b = a;
  int c[3] = a;
}
