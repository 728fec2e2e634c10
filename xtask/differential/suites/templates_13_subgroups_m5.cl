// std: 2.0 3.0
#if defined(cl_khr_subgroups) && __OPENCL_C_VERSION__ < 300
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#define HAVE_SUBGROUPS 1
#elif defined(__opencl_c_subgroups)
#define HAVE_SUBGROUPS 1
#endif

#define TYPES(X) X(int) X(uint) X(long) X(ulong) X(float)

#define WG_KERNEL(T)                                                   \
    kernel void wg_##T(global const T *in, global T *out)              \
    {                                                                  \
        size_t i = get_global_id(0);                                   \
        T v = in[i];                                                   \
        out[i] = work_group_reduce_add(v);                             \
        out[i] += work_group_scan_exclusive_min(v);                    \
        out[i] += work_group_scan_inclusive_max(v);                    \
        out[i] -= work_group_broadcast(v, (size_t)0);                  \
    }

#define SG_KERNEL(T)                                                   \
    kernel void sg_##T(global const T *in, global T &out)              \
    {                                                                  \
        size_t i = get_global_id(0);                                   \
        T v = sub_group_reduce_max(in[i]);                             \
        v += sub_group_scan_inclusive_add(in[i]);                      \
        out[i] = sub_group_broadcast(v, get_sub_group_size() - 1);     \
    }

TYPES(WG_KERNEL)
#ifdef HAVE_SUBGROUPS
TYPES(SG_KERNEL)
#endif

kernel void wg_predicates(global const int *in, global int4 *out)
{
    size_t i = get_global_linear_id();
    int4 r = (int4)(0);
    r.x = work_group_all(in[i] > 0);
    r.y = work_group_any(in[i] < 0);
    r.z = work_group_broadcast(in[i], get_local_id(0), get_local_id(1));
    r.w = get_enqueued_local_size(0) != get_local_size(0);
    out[i] = r;
}

#ifdef HAVE_SUBGROUPS
kernel void sg_ids(global uint4 *out, local uint *scratch)
{
    uint id = get_sub_group_id();
    uint lane = get_sub_group_local_id();
    uint last = get_num_sub_groups() - 1u;
    if (lane == 0)
        scratch[id] = get_max_sub_group_size();
    sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
    if (sub_group_all(lane < 64) && !sub_group_any(id > last))
        out[get_global_id(0)] = (uint4)(id, lane, last, scratch[id]);
    work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_global_id(0)].w += get_enqueued_num_sub_groups();
}
#endif
