// std: 1.2 2.0 3.0


kernel void wg_bcast_m0(global const float *in, global float *out)
{
    float a = in[get_global_id(0)];
    out[get_global_linear_id()] = work_group_broadcast(a);
}

kernel void wg_bcast_m1(global const float *in, global float *out)
{
    float a = in[get_global_id(0)];
    out[get_global_linear_id()] = work_group_broadcast(a, 0, 1, 2, 3);
}

kernel void wg_bcast_m2(global const float *in, global float *out)
{
    float2 a = in[get_global_id(0)];
    out[get_global_linear_id()] = work_group_broadcast(a, 0, 1);
}

kernel void wg_scan_m3(global const int *in, global int *out)
{
    char v = in[get_global_id(0)];
    out[get_global_id(0)] = work_group_scan_inclusive_add(v);
}

kernel void wg_scan_m4(global const int *in, global int *out)
{
    int v = in[get_global_id(0)];
    out[get_global_id(0)] = work_group_scan_inclusive_mul(v);
}

kernel void wg_scan_m5(global const int *in, global int *out)
{
    int *v = &in[get_global_id(0)];
    out[get_global_id(0)] = work_group_scan_inclusive_add(v);
}

kernel void wg_scan_m6(global const int *in, global int *out)
{
    int v = in[get_global_id(0)];
    out[get_global_id(0)] = work_group_scan_inclusive_add(v, 0);
}

kernel void wg_votes_m7(global const int *in, global int *out)
{
    int v = in[get_global_id(0)];
    out[0] = work_group_all(v > 0);
    work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel);
}

kernel void wg_votes_m8(global const int *in, global int *out)
{
    int v = in[get_global_id(0)];
    out[0] = work_group_all((int2)v > 0);
    work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_work_group);
}

kernel void wg_votes_m9(global const int *in, global int *out)
{
    int v = in[get_global_id(0)];
    out[0] = work_group_all(v > 0);
    work_group_barrier(memory_scope_work_group, CLK_GLOBAL_MEM_FENCE, 0);
}
