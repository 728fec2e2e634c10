// std: 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_work_group_collective_functions)
__kernel void test_wg_reduce(__global uint *input, __global uint *output)
{
    int tid = get_global_id(0);
    output[tid] = work_group_reduce_add(input[tid]);
    output[tid] += work_group_scan_exclusive_max(input[tid]);
    output[tid] += work_group_scan_inclusive_min(input[tid]);
    output[tid] += work_group_broadcast(input[tid], 0, 0);
    output[tid] += work_group_any(tid > 4) + work_group_all((int)input[tid]);
}
__kernel void test_wg_reduce_m0(__global uint *input, __global uint *output)
{
    int tid = get_global_id(0);
    output[tid] = work_group_reduce_add(input[tid]);
    output[tid] += work_group_scan_exclusive_max(input[tid]);
    output[tid] += work_group_scan_inclusive_min(input[tid]);
    output[tid] += work_group_broadcast(input[tid], 0, 0, 0, 0);
    output[tid] += work_group_any(tid > 4) + work_group_all((int)input[tid]);
}
__kernel void test_wg_reduce_m1(__global uint *input, __global uint *output)
{
    int tid = get_global_id(0);
    output[tid] = work_group_reduce_add(input[tid]);
    output[tid] += work_group_scan_exclusive_max(input[tid]);
    output[tid] += work_group_scan_inclusive_min(input[tid]);
    output[tid] += work_group_broadcast(input[tid], 0, 0);
    output[tid] += work_group_any(&tid) + work_group_all((int)input[tid]);
}
__kernel void test_wg_reduce_m2(__global uint *input, __global uint *output)
{
    int tid = get_global_id(0);
    output[tid] = work_group_reduce_mul(input[tid]);
    output[tid] += work_group_scan_exclusive_max(input[tid]);
    output[tid] += work_group_scan_inclusive_min(input[tid]);
    output[tid] += work_group_broadcast(input[tid], 0, 0);
    output[tid] += work_group_any(tid > 4) + work_group_all((int)input[tid]);
}
__kernel void test_wg_reduce_m3(__global uint4 *input, __global uint *output)
{
    int tid = get_global_id(0);
    output[tid] = work_group_reduce_add(input[tid]);
    output[tid] += work_group_scan_exclusive_max(input[tid]);
    output[tid] += work_group_scan_inclusive_min(input[tid]);
    output[tid] += work_group_broadcast(input[tid], 0, 0);
    output[tid] += work_group_any(tid > 4) + work_group_all((int)input[tid]);
}
__kernel void test_wg_half(global long *l, global float *f, local float *scratch)
{
    l[0] = work_group_reduce_max(l[get_global_id(0)]);
    f[0] = work_group_scan_inclusive_add(f[get_local_linear_id()]);
    scratch[0] = work_group_broadcast(f[1], get_local_id(0));
}
__kernel void test_wg_half_m4(global short *l, global float *f, local float *scratch)
{
    l[0] = work_group_reduce_max(l[get_global_id(0)]);
    f[0] = work_group_scan_inclusive_add(f[get_local_linear_id()]);
    scratch[0] = work_group_broadcast(f[1], get_local_id(0));
}
__kernel void test_wg_half_m5(global long *l, global float *f, local float *scratch)
{
    l[0] = work_group_reduce_max(l[get_global_id(0)]);
    f[0] = work_group_scan_inclusive_add(f[get_local_linear_id()]);
    scratch = work_group_broadcast(f[1], get_local_id(0));
}
#endif
#if defined(cl_khr_subgroups) || defined(__opencl_c_subgroups)
__kernel void test_sg(const __global int *in, __global int4 *xy, __global int *out)
{
    int gid = get_global_id(0);
    xy[gid].x = get_sub_group_local_id();
    xy[gid].y = get_sub_group_id();
    xy[gid].z = get_num_sub_groups() * get_max_sub_group_size();
    xy[gid].w = get_enqueued_num_sub_groups();
    out[gid] = sub_group_broadcast(in[gid], 0);
    out[gid] += sub_group_reduce_add(in[gid]);
    out[gid] += sub_group_scan_exclusive_min(in[gid]);
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
    sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
    if (sub_group_all(xy[gid].x < 8))
        out[gid] = sub_group_any(in[gid]);
}
__kernel void test_sg_m6(const __global int *in, __global int4 *xy, __global int *out)
{
    int gid = get_global_id(0);
    xy[gid].x = get_sub_group_local_id();
    xy[gid].y = get_sub_group_id();
    xy[gid].n = get_num_sub_groups() * get_max_sub_group_size();
    xy[gid].w = get_enqueued_num_sub_groups();
    out[gid] = sub_group_broadcast(in[gid], 0);
    out[gid] += sub_group_reduce_add(in[gid]);
    out[gid] += sub_group_scan_exclusive_min(in[gid]);
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
    sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
    if (sub_group_all(xy[gid].x < 8))
        out[gid] = sub_group_any(in[gid]);
}
__kernel void test_sg_m7(const __global int *in, __global int4 *xy, __global int *out)
{
    int gid = get_global_id(0);
    xy[gid].x = get_sub_group_local_id();
    xy[gid].y = get_sub_group_id();
    xy[gid].z = get_num_sub_groups() * get_max_sub_group_size();
    xy[gid].w = get_enqueued_num_sub_groups();
    out[gid] = sub_group_broadcast(in, 0);
    out[gid] += sub_group_reduce_add(in[gid]);
    out[gid] += sub_group_scan_exclusive_min(in[gid]);
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
    sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
    if (sub_group_all(xy[gid].x < 8))
        out[gid] = sub_group_any(in[gid]);
}
__kernel void test_sg_m8(const __global int *in, __global int4 *xy, __global int *out)
{
    int gid = get_global_id(0);
    xy[gid].x = get_sub_group_local_id();
    xy[gid].y = get_sub_group_id();
    xy[gid].z = get_num_sub_groups() * get_max_sub_group_size();
    xy[gid].w = get_enqueued_num_sub_groups();
    out[gid] = sub_group_broadcast(in[gid], 0);
    out[gid] += sub_group_reduce_add(in[gid]);
    out[gid] += sub_group_scan_exclusive_min(in[gid]);
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
    sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_subgroup);
    if (sub_group_all(xy[gid].x < 8))
        out[gid] = sub_group_any(in[gid]);
}
__kernel void test_sg_m9(const __global uchar *in, __global int4 *xy, __global int *out)
{
    int gid = get_global_id(0);
    xy[gid].x = get_sub_group_local_id();
    xy[gid].y = get_sub_group_id();
    xy[gid].z = get_num_sub_groups() * get_max_sub_group_size();
    xy[gid].w = get_enqueued_num_sub_groups();
    out[gid] = sub_group_broadcast(in[gid], 0);
    out[gid] += sub_group_reduce_add(in[gid]);
    out[gid] += sub_group_scan_exclusive_min(in[gid]);
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
    sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
    if (sub_group_all(xy[gid].x < 8))
        out[gid] = sub_group_any(in[gid]);
}
#endif
#ifdef cl_khr_subgroup_shuffle
__kernel void test_shuffle(__global float *f)
{
    f[get_global_id(0)] = sub_group_shuffle_xor(f[get_global_id(0)], 1u);
}
#endif
