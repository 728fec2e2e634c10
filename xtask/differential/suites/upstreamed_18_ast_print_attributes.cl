// std: 1.2 2.0
// Attributes and qualifiers survive printing of the AST.

kernel __attribute__((reqd_work_group_size(1, 2, 3))) void k(global const int *restrict p,
                                                             local volatile float4 *q) {
  float4 v = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
  *q = v.xyzw;
  __attribute__((opencl_unroll_hint(4)))
  for (int i = 0; i < 4; ++i)
    q[i].s0 = p[i];
}

typedef float vec __attribute__((ext_vector_type(4)));
vec __attribute__((overloadable)) ov(vec a) { return a; }
int __attribute__((overloadable)) ov(int a) { return a; }

#if __OPENCL_C_VERSION__ >= 200
kernel void p(read_only pipe int rd, write_only pipe float4 wr) {}
void blk(void) { int (^const b)(int) = ^(int x) { return x; }; b(1); }
#endif
