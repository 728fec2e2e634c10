// std: 2.0 3.0
#if __OPENCL_C_VERSION__ >= 300 && !defined(__opencl_c_work_group_collective_functions)
#error "work-group collective functions are required"
#endif

#define WG(T)                                                          \
  __kernel void wg_##T(__global T *out, __global const T *in)          \
  {                                                                    \
    size_t i = get_global_id(0);                                       \
    T x = in[i];                                                       \
    out[i] = work_group_broadcast(x, 0);                               \
    out[i] += work_group_broadcast(x, 0, 1);                           \
    out[i] += work_group_broadcast(x, 0, 1, get_local_size(2) - 1);    \
    out[i] += work_group_reduce_add(x);                                \
    out[i] += work_group_reduce_min(x) + work_group_reduce_max(x);     \
    out[i] += work_group_scan_exclusive_add(x);                        \
    out[i] += work_group_scan_exclusive_min(x);                        \
    out[i] += work_group_scan_inclusive_add(x);                        \
    out[i] += work_group_scan_inclusive_max(x);                        \
  }

WG(int)
WG(uint)
WG(long)
WG(ulong)
WG(float)

__kernel void votes(__global int *out, __global const int *in)
{
  size_t i = get_global_id(0);
  out[0] = work_group_all(in[i] > 0);
  out[1] = work_group_any(in[i]);
}
