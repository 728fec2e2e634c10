// std: 1.2 2.0
typedef int int2 __attribute__((ext_vector_type(2)));
typedef struct { int cells[9]; } Mat3X3;
typedef struct { int cells[16]; } Mat4X4;
struct StructOneMember { int2 x; };
struct LargeStructOneMember { int2 x[100]; };
struct StructTwoMember { int2 x; int2 y; };

#if __OPENCL_C_VERSION__ >= 200
struct LargeStructOneMember g_s;
#endif

Mat4X4 __attribute__((noinline)) foo(Mat3X3 in) {
  Mat4X4 out;
  out.cells[0] = in.cells[8];
  return out;
}

// CHECK-LABEL: define{{.*}} @ker
kernel void ker(global Mat3X3 *in, global Mat4X4 *out) {
  out[0] = foo(in[1]);
}

void FuncOneMember(struct StructOneMember u) { u.x = (int2)(0, 0); }
void FuncOneLargeMember(struct LargeStructOneMember u) { u.x[0] = (int2)(0, 0); }

#if __OPENCL_C_VERSION__ >= 200
void test_indirect_arg_globl(void) { FuncOneLargeMember(g_s); }
#endif

kernel void test_indirect_arg_local(void) {
  local struct LargeStructOneMember l_s;
  FuncOneLargeMember(l_s);
}

void test_indirect_arg_private(void) {
  struct LargeStructOneMember p_s;
  FuncOneLargeMember(p_s);
}

kernel void KernelTwoMember(struct StructTwoMember u) {
  FuncOneMember((struct StructOneMember){u.y});
}
