// std: 1.2 2.0

typedef struct {
  int cells[9];
} Mat3X3;

typedef struct {
  int cells[16];
} Mat4X4;

struct StructOneMember {
  int2 x;
};

struct LargeStructOneMember {
  int2 x[100];
};

union Both {
  struct StructOneMember s;
  long l;
};

#if __OPENCL_C_VERSION__ >= 200
struct StructOneMember g_s;
#endif

Mat4X4 foo(Mat3X3 in) {
  Mat4X4 out;
  for (int i = 0; i < 9; ++i)
    out.cells[i] = in.cells[i];
  return out;
}

kernel void ker(global Mat3X3 *in, global Mat4X4 *out) {
  out[0] = foo(in[1]);
}

void FuncOneMember(struct StructOneMember u) {
  u.x = (int2)(0, 0);
}

void FuncOneLargeMember(struct LargeStructOneMember u) {
  u.x[0] = (int2)(0, 0);
}

kernel void KernelOneMember(struct StructOneMember u, union Both b) {
  FuncOneMember(u);
  FuncOneMember(b.s);
#if __OPENCL_C_VERSION__ >= 200
  FuncOneMember(g_s);
#endif
}

kernel void KernelLarge(struct LargeStructOneMember u) {
  FuncOneLargeMember(u);
}
