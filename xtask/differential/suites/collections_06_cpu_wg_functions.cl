// std: 2.0 3.0
// work-group collective functions
#if __OPENCL_C_VERSION__ >= 300 && !defined(__opencl_c_work_group_collective_functions)
#define NO_WG 1
#endif

#ifndef NO_WG
#define WG_REDUCE(op, type)                                              \
kernel void wg_reduce_##op##_##type(global const type *in, global type *out) \
{                                                                        \
    type v = in[get_global_id(0)];                                       \
    out[get_group_id(0)] = work_group_reduce_##op(v);                    \
}
#define WG_SCAN(op, type)                                                \
kernel void wg_scan_##op##_##type(global const type *in, global type *inc, global type *exc) \
{                                                                        \
    type v = in[get_global_id(0)];                                       \
    inc[get_global_id(0)] = work_group_scan_inclusive_##op(v);           \
    exc[get_global_id(0)] = work_group_scan_exclusive_##op(v);           \
}
#define WG_TYPE(type)     \
    WG_REDUCE(add, type)  \
    WG_REDUCE(min, type)  \
    WG_REDUCE(max, type)  \
    WG_SCAN(add, type)    \
    WG_SCAN(min, type)    \
    WG_SCAN(max, type)

WG_TYPE(int)
WG_TYPE(uint)
WG_TYPE(long)
WG_TYPE(ulong)
WG_TYPE(float)

kernel void wg_bcast(global const float *in, global float *out)
{
    float a = in[get_global_id(0)];
    float b = work_group_broadcast(a, 0);
    float c = work_group_broadcast(a, 0, 1);
    float d = work_group_broadcast(a, 0, 1, 2);
    out[get_global_linear_id()] = b + c + d;
}

kernel void wg_votes(global const int *in, global int *out)
{
    int v = in[get_global_id(0)];
    out[0] = work_group_all(v > 0);
    out[1] = work_group_any(v == 3);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_work_group);
    out[2] = get_enqueued_local_size(0) == get_local_size(0);
}
#endif

kernel void always(global int *out)
{
    out[get_global_id(0)] = get_local_linear_id();
}
