// std: 1.2 2.0 3.0
// Structs passed and returned by value; kernels get them byval.

typedef struct { int cells[9]; } Mat3X3;
typedef struct { int cells[16]; } Mat4X4;
struct StructOneMember { int2 x; };
struct StructTwoMember { int2 x; int2 y; };
struct LargeStructOneMember { int2 x[100]; };
typedef struct { char c; struct { short s; long l; } in; } nested_t;
typedef struct __attribute__((packed)) { char c; int i; } packed_t;
typedef union { float f; uint u; uchar4 b; } bits_t;

// CHECK: define {{.*}}void @foo(ptr {{.*}}sret(%struct.Mat4X4) align 4 %agg.result, ptr {{.*}}byval(%struct.Mat3X3)
Mat4X4 __attribute__((noinline)) foo(Mat3X3 in) {
  Mat4X4 out;
  for (int i = 0; i < 9; i++) out.cells[i] = in.cells[i];
  return out;
}

kernel void ker(global Mat3X3 *in, global Mat4X4 *out) {
  out[0] = foo(in[1]);
}

void FuncOneMember(struct StructOneMember u) { u.x = (int2)(0, 0); }
void FuncOneLargeMember(struct LargeStructOneMember u) { u.x[0] = (int2)(0, 0); }

kernel void KernelOneMember(struct StructOneMember u) { FuncOneMember(u); }
kernel void KernelLarge(struct LargeStructOneMember u) { FuncOneLargeMember(u); }
kernel void KernelTwo(struct StructTwoMember u, global int2 *o) { *o = u.x + u.y; }

nested_t make(char c, short s) {
  nested_t n = {c, {s, 1L}};
  return n;
}

long use_nested(void) { return make('a', 3).in.l + (long)sizeof(packed_t); }

uint bits(float f) { bits_t b = {f}; return b.u ^ b.b.w; }

kernel void copies(constant Mat3X3 *c, local Mat3X3 *l) {
  *l = *c;
  Mat3X3 p = *l;
  l[1] = p;
}
