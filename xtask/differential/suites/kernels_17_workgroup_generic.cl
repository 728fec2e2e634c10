// std: 2.0 3.0
#if __OPENCL_C_VERSION__ >= 300 && !defined(__opencl_c_work_group_collective_functions)
#error "work-group collective functions required"
#endif
#define WG_TEST(T)                                                             \
  __kernel void wg_##T(global T *input, global T *output) {                    \
    int tid = get_global_id(0);                                                \
    T r = work_group_reduce_add(input[tid]);                                   \
    r = max(r, work_group_scan_exclusive_min(input[tid]));                     \
    r += work_group_scan_inclusive_add(r);                                     \
    output[tid] = work_group_broadcast(r, get_local_id(0) == 0 ? 0 : 1);       \
    output[tid] = work_group_broadcast(r, 0, 0);                               \
  }
WG_TEST(int)
WG_TEST(uint)
WG_TEST(long)
WG_TEST(ulong)
WG_TEST(float)

__kernel void wg_vote(global float *in, global int *out) {
  int r = work_group_all(in[get_global_linear_id()] > in[0]);
  out[get_local_linear_id()] = r ^ work_group_any(isnan(in[get_global_id(0)]));
  work_group_barrier(CLK_GLOBAL_MEM_FENCE);
}

int helper(int *p, const volatile float *q) {
  return *p + (int)*q;
}
float4 *pick(float4 *a, float4 *b, bool c) { return c ? a : b; }

__kernel void generic_as(__global int *g, __local int *l, __constant int *c,
                      __global float4 *v) {
  int pr = 1;
  float f = 2;
  float4 local_v = v[0];
  int *ptr;
  switch (get_local_id(0) % 3) {
  case 0: ptr = g; break;
  case 1: ptr = l; break;
  default: ptr = &pr; break;
  }
  *ptr += helper(ptr, &f) + helper(&pr, &f) + *c;
  *pick(v, &local_v, pr) = (float4)(1);
  g[1] = to_private(ptr) != 0;
  g[2] = to_local(ptr) == l;
  g[3] = get_fence(ptr) == CLK_GLOBAL_MEM_FENCE;
  v[1] = vload4(0, (float *)&local_v);
  v[2].x = fract(v[1].y, &f);
  int **pp = &ptr;
  **pp = 5;
  void *vp = ptr;
  ((uchar *)vp)[0] = 1;
  __global int *back = (__global int *)ptr;
  g[4] = *back + (ptr == g);
}
