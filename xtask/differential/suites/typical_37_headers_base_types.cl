// std: 1.0 1.2 2.0 3.0
char16 c16;
constant uchar8 uc8 = (uchar8)(1);
#define CHECK_SIZE(T, N) typedef char check_##T[sizeof(T) == (N) ? 1 : -1]
CHECK_SIZE(char2, 2);
CHECK_SIZE(uchar3, 4);
CHECK_SIZE(short3, 8);
CHECK_SIZE(ushort16, 32);
CHECK_SIZE(int8, 32);
CHECK_SIZE(float3, 16);
CHECK_SIZE(ulong16, 128);
CHECK_SIZE(size_t, 8);
CHECK_SIZE(ptrdiff_t, 8);
CHECK_SIZE(uintptr_t, 8);
#ifdef cl_khr_fp64
CHECK_SIZE(double3, 32);
#endif

kernel void test_builtins(global float *f, global int *i, global uint4 *u) {
  size_t id = get_global_id(0);
  f[id] = fma(f[0], f[1], sqrt(f[2])) + native_sin(1.0f);
  i[id] = max(i[0], i[1]) + clamp(i[2], 0, 255) + abs_diff(i[0], i[1]);
  u[id] = convert_uint4_sat(vload4(0, i)) + as_uint4(vload4(1, f));
  vstore4(as_float4(u[0]), id, f);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#if __OPENCL_C_VERSION__ >= 110
  i[1] = atomic_add(i, 1);
#else
  i[1] = atom_add(i, 1);
#endif
#if __OPENCL_C_VERSION__ >= 200
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_work_group);
#endif
  f[0] = M_PI_F + FLT_MAX + INFINITY + NAN + MAXFLOAT;
  i[0] = INT_MAX + CHAR_BIT + FLT_DIG + (int)ULONG_MAX;
}
