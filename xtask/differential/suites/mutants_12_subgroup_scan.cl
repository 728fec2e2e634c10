// std: 2.0 3.0
#if __OPENCL_C_VERSION__ < 300
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

#define SG_MAX 32

__kernel void scan_inclusive(__global const uint *restrict in,
                             __global uint *restrict out,
                             __global uint *restrict totals,
                             uint n)
{
    __local uint sums[SG_MAX];
    const size_t gid = get_global_id(0);
    uint v = gid < n ? in[gid] : 0u;
    uint s = sub_group_scan_inclusive_add(v);
    if (get_sub_group_local_id() == get_sub_group_size() - 1)
        sums[get_sub_group_id()] = s;
    work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
    if (get_sub_group_id() == 0) {
        uint t = get_sub_group_local_id() < get_num_sub_groups()
                     ? sums[get_sub_group_local_id()] : 0u;
        sums[get_sub_group_local_id()] = sub_group_scan_exclusive_add(t);
    }
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    s += sums[get_sub_group_id()];
    if (gid < n)
        out[gid] = s;
    if (get_local_id(0) == get_local_size(0) - 1)
        totals[get_group_id(0)] = s;
}
