// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_pipes)
typedef struct { char a; int b; } TestStruct;
__kernel void test_pipe_write(__global int *src, __write_only pipe int out_pipe)
{
    int gid = get_global_id(0);
    reserve_id_t res_id;
    res_id = reserve_write_pipe(out_pipe, 1);
    if (is_valid_reserve_id(res_id)) {
        write_pipe(out_pipe, res_id, 0, &src[gid]);
        commit_write_pipe(out_pipe, res_id);
    }
}
__kernel void test_pipe_write_m0(__global int *src, __read_only pipe int out_pipe)
{
    int gid = get_global_id(0);
    reserve_id_t res_id;
    res_id = reserve_write_pipe(out_pipe, 1);
    if (is_valid_reserve_id(res_id)) {
        write_pipe(out_pipe, res_id, 0, &src[gid]);
        commit_write_pipe(out_pipe, res_id);
    }
}
__kernel void test_pipe_write_m1(__global int *src, __write_only pipe int out_pipe)
{
    int gid = get_global_id(0);
    reserve_id_t res_id;
    res_id = reserve_write_pipe(out_pipe, 1);
    if (is_valid_reserve_id(res_id)) {
        write_pipe(out_pipe, res_id, 0, src[gid]);
        commit_write_pipe(out_pipe, res_id);
    }
}
__kernel void test_pipe_write_m2(__global short *src, __write_only pipe int out_pipe)
{
    int gid = get_global_id(0);
    reserve_id_t res_id;
    res_id = reserve_write_pipe(out_pipe, 1);
    if (is_valid_reserve_id(res_id)) {
        write_pipe(out_pipe, res_id, 0, &src[gid]);
        commit_write_pipe(out_pipe, res_id);
    }
}
__kernel void test_pipe_write_m3(__global int *src, __write_only pipe int out_pipe)
{
    int gid = get_global_id(0);
    reserve_id_t res_id;
    res_id = reserve_write_pipe(out_pipe, 1);
    if (is_valid_reserve_id(res_id)) {
        write_pipe(out_pipe, res_id, &src[gid]);
        commit_write_pipe(out_pipe, res_id);
    }
}
__kernel void test_pipe_read(read_only pipe TestStruct in_pipe, __global TestStruct *dst)
{
    int gid = get_global_id(0);
    reserve_id_t id = work_group_reserve_read_pipe(in_pipe, get_local_size(0));
    if (is_valid_reserve_id(id)) {
        read_pipe(in_pipe, id, get_local_id(0), &dst[gid]);
        work_group_commit_read_pipe(in_pipe, id);
    }
    uint left = get_pipe_num_packets(in_pipe);
    uint cap = get_pipe_max_packets(in_pipe);
    dst[gid].b = left + cap;
}
__kernel void test_pipe_read_m4(read_only pipe TestStruct in_pipe, __global TestStruct *dst)
{
    int gid = get_global_id(0);
    reserve_id_t id = work_group_reserve_read_pipe(in_pipe, get_local_size(0));
    if (is_valid_reserve_id(id)) {
        read_pipe(in_pipe, id, get_local_id(0), &dst[gid]);
        work_group_commit_write_pipe(in_pipe, id);
    }
    uint left = get_pipe_num_packets(in_pipe);
    uint cap = get_pipe_max_packets(in_pipe);
    dst[gid].b = left + cap;
}
__kernel void test_pipe_read_m5(read_only pipe TestStruct *in_pipe, __global TestStruct *dst)
{
    int gid = get_global_id(0);
    reserve_id_t id = work_group_reserve_read_pipe(in_pipe, get_local_size(0));
    if (is_valid_reserve_id(id)) {
        read_pipe(in_pipe, id, get_local_id(0), &dst[gid]);
        work_group_commit_read_pipe(in_pipe, id);
    }
    uint left = get_pipe_num_packets(in_pipe);
    uint cap = get_pipe_max_packets(in_pipe);
    dst[gid].b = left + cap;
}
__kernel void test_pipe_read_m6(read_only pipe TestStruct in_pipe, __global TestStruct *dst)
{
    int gid = get_global_id(0);
    int id = work_group_reserve_read_pipe(in_pipe, get_local_size(0));
    if (is_valid_reserve_id(id)) {
        read_pipe(in_pipe, id, get_local_id(0), &dst[gid]);
        work_group_commit_read_pipe(in_pipe, id);
    }
    uint left = get_pipe_num_packets(in_pipe);
    uint cap = get_pipe_max_packets(in_pipe);
    dst[gid].b = left + cap;
}
__kernel void test_pipe_simple(pipe float4 in, write_only pipe float4 out)
{
    float4 v;
    while (read_pipe(in, &v) == 0)
        write_pipe(out, &v);
    reserve_id_t rid = sub_group_reserve_write_pipe(out, 2);
    sub_group_commit_write_pipe(out, rid);
}
__kernel void test_pipe_simple_m7(pipe float4 in, write_only pipe float4 out)
{
    float3 v;
    while (read_pipe(in, &v) == 0)
        write_pipe(out, &v);
    reserve_id_t rid = sub_group_reserve_write_pipe(out, 2);
    sub_group_commit_write_pipe(out, rid);
}
__kernel void test_pipe_simple_m8(read_write pipe float4 in, write_only pipe float4 out)
{
    float4 v;
    while (read_pipe(in, &v) == 0)
        write_pipe(out, &v);
    reserve_id_t rid = sub_group_reserve_write_pipe(out, 2);
    sub_group_commit_write_pipe(out, rid);
}
__kernel void test_pipe_simple_m9(pipe float4 in, write_only float4 pipe out)
{
    float4 v;
    while (read_pipe(in, &v) == 0)
        write_pipe(out, &v);
    reserve_id_t rid = sub_group_reserve_write_pipe(out, 2);
    sub_group_commit_write_pipe(out, rid);
}
#endif
