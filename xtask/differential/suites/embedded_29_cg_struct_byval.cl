// std: 1.2
typedef struct { int cells[9]; } Mat3X3;
typedef struct { int cells[16]; } Mat4X4;
typedef struct __attribute__((packed)) { char c; int i; } Packed;
typedef struct { float4 v; char t; } __attribute__((aligned(32))) Aligned;
union U { float f; uint u; };

// CHECK: define{{.*}} spir_func void @foo(ptr dead_on_unwind noalias writable sret
Mat4X4 __attribute__((noinline)) foo(Mat3X3 in) {
  Mat4X4 out;
  for (int i = 0; i < 9; i++)
    out.cells[i] = in.cells[i];
  return out;
}
uint bits(union U u) { return u.u; }

kernel void ker(global Mat3X3 *in, global Mat4X4 *out, Packed p, Aligned a) {
  out[0] = foo(in[1]);
  out[1].cells[0] = p.i + (int)a.v.w;
  union U u = {1.0f};
  out[1].cells[1] = bits(u);
  private Mat3X3 z = {{0}};
  in[2] = z;
  in[3] = (Mat3X3){{1, 2, 3}};
  constant static const int init[2] = {1, 2};
  out[1].cells[2] = sizeof(Packed) + sizeof(Aligned) + init[0];
}
