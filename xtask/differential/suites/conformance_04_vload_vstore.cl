// std: 1.2 2.0 3.0
#define LS(T, N) \
__kernel void ls_global_##T##N(__global T *src, __global T *dst) { \
  size_t i = get_global_id(0); \
  vstore##N(vload##N(i, src), i, dst); \
} \
__kernel void ls_local_##T##N(__global T *src, __local T *tmp, __global T *dst) { \
  size_t i = get_local_id(0); \
  vstore##N(vload##N(i, src), i, tmp); \
  barrier(CLK_LOCAL_MEM_FENCE); \
  vstore##N(vload##N(i, tmp), i, dst); \
} \
__kernel void ls_constant_##T##N(__constant T *src, __global T *dst) { \
  size_t i = get_global_id(0); \
  vstore##N(vload##N(i, src), i, dst); \
} \
__kernel void ls_private_##T##N(__global T *dst) { \
  T buf[64]; \
  T##N v = (T##N)(1); \
  vstore##N(v, 1, buf); \
  vstore##N(vload##N(1, buf), get_global_id(0), dst); \
}
#define LS_ALL(T) LS(T, 2) LS(T, 3) LS(T, 4) LS(T, 8) LS(T, 16)
LS_ALL(char)
LS_ALL(uchar)
LS_ALL(short)
LS_ALL(ushort)
LS_ALL(int)
LS_ALL(uint)
LS_ALL(long)
LS_ALL(ulong)
LS_ALL(float)
#ifdef cl_khr_fp64
LS_ALL(double)
#endif

#if defined(__opencl_c_generic_address_space) || __OPENCL_C_VERSION__ == 200
__kernel void ls_generic(__global int *g, __local int *l, int sel) {
  int *p = sel ? (int *)g : (int *)l;
  int3 v = vload3(0, p);
  vstore3(v + 1, 1, p);
}
#endif

__constant float table[] = {1, 2, 3, 4, 5, 6, 7, 8};
__kernel void ls_offset(__global float *dst) {
  vstore2(vload2(1, table), 0, dst + 3);
  vstore4(vload4(0, &table[4]).wzyx, 1, &dst[get_global_id(0)]);
}
