// std: 2.0 3.0
#define WG 256
#define DEFINE_REDUCE(NAME, TYPE, INIT, EXPR)                              \
  kernel void reduce_##NAME(global const TYPE *in, global TYPE *out,      \
                            local TYPE *scratch, ulong n) {              \
    TYPE a = INIT;                                                         \
    for (size_t i = get_global_id(0); i < n; i += get_global_size(0)) {    \
      TYPE b = in[i];                                                      \
      a = EXPR;                                                            \
    }                                                                      \
    scratch[get_local_id(0)] = a;                                          \
    for (size_t s = get_local_size(0) / 2; s; s >>= 1) {                   \
      barrier(CLK_LOCAL_MEM_FENCE);                                        \
      if (get_local_id(0) < s) {                                           \
        TYPE b = scratch[get_local_id(0) + s];                             \
        a = EXPR;                                                          \
        scratch[get_local_id(0)] = a;                                      \
      }                                                                    \
    }                                                                      \
    if (get_local_id(0) == 0)                                              \
      out[get_group_id(0)] = a;                                            \
  }

DEFINE_REDUCE(sum_i, int, 0, a + b)
DEFINE_REDUCE(sum_f, float, 0.0f, a + b)
DEFINE_REDUCE(min_u, uint, UINT_MAX, min(a, b))
DEFINE_REDUCE(max_l, long, LONG_MIN, max(a, b))
DEFINE_REDUCE(max_f4, float4, (float4)(-INFINITY), fmax(a, b))
DEFINE_REDUCE(xor_c, uchar, 0, a ^ b)

kernel void blelloch(global uint *data) {
  local uint t[2 * WG];
  const uint l = (uint)get_local_id(0);
  uint off = 1;
  t[2 * l] = data[2 * l], t[2 * l + 1] = data[2 * l + 1];
  for (uint d = WG; d > 0; d >>= 1, off *= 2) {
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    if (l < d)
      t[off * (2 * l + 2) - 1] += t[off * (2 * l + 1) - 1];
  }
  work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, memory_scope_work_group);
  data[2 * l] = t[2 * l];
}

#if defined(__opencl_c_work_group_collective_functions) || __OPENCL_C_VERSION__ == 200
kernel void wg_scan(global const int *in, global int *out) {
  size_t g = get_global_id(0);
  out[g] = work_group_scan_exclusive_add(in[g]) + work_group_reduce_max(in[g]);
}
#endif
