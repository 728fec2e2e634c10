// std: 2.0
#define THRESH 10

__kernel void filter(read_only pipe int src,
                     write_only pipe int dst,
                     __global int *dropped)
{
    int v = 0;
    reserve_id_t id = reserve_read_pipe(src, 1);
    if (is_valid_reserve_id(id)) {
        read_pipe(src, id, 0, &v);
        commit_read_pipe(src, id);
    }
    if (v > THRESH)
        write_pipe(dst, &v);
    else
        dropped[0] = get_pipe_num_packets(src);
}

__kernel void filter_1(write_only pipe int src,
                     write_only pipe int dst,
                     __global int *dropped)
{
    int v = 0;
    reserve_id_t id = reserve_read_pipe(src, 1);
    if (is_valid_reserve_id(id)) {
        read_pipe(src, id, 0, &v);
        commit_read_pipe(src, id);
    }
    if (v > THRESH)
        write_pipe(dst, &v);
    else
        dropped[0] = get_pipe_num_packets(src);
}

__kernel void filter_2(read_only pipe int src,
                     pipe int dst,
                     __global int *dropped)
{
    int v = 0;
    reserve_id_t id = reserve_read_pipe(src, 1);
    if (is_valid_reserve_id(id)) {
        read_pipe(src, id, 0, &v);
        commit_read_pipe(src, id);
    }
    if (v > THRESH)
        write_pipe(dst, &v);
    else
        dropped[0] = get_pipe_num_packets(src);
}

__kernel void filter_3(read_write pipe int src,
                     write_only pipe int dst,
                     __global int *dropped)
{
    int v = 0;
    reserve_id_t id = reserve_read_pipe(src, 1);
    if (is_valid_reserve_id(id)) {
        read_pipe(src, id, 0, &v);
        commit_read_pipe(src, id);
    }
    if (v > THRESH)
        write_pipe(dst, &v);
    else
        dropped[0] = get_pipe_num_packets(src);
}

__kernel void filter_4(read_only pipe int src,
                     write_only pipe int dst,
                     __global int *dropped)
{
    int v = 0;
    reserve_id_t id = reserve_read_pipe(src, 1);
    if (is_valid_reserve_id(id)) {
        read_pipe(src, id, &v);
        commit_read_pipe(src, id);
    }
    if (v > THRESH)
        write_pipe(dst, &v);
    else
        dropped[0] = get_pipe_num_packets(src);
}

__kernel void filter_5(read_only pipe int src,
                     write_only pipe int dst,
                     __global int *dropped)
{
    int v = 0;
    reserve_id_t id = reserve_read_pipe(src, 1);
    if (is_valid_reserve_id(id)) {
        read_pipe(src, id, 0, &v);
        commit_read_pipe(src, id);
    }
    if (v > THRESH)
        write_pipe(dst, v);
    else
        dropped[0] = get_pipe_num_packets(src);
}

__kernel void filter_6(read_only pipe int src,
                     write_only pipe int dst,
                     __global int *dropped)
{
    int v = 0;
    reserve_id_t id = reserve_read_pipe(src, 1);
    if (is_valid_reserve_id(id)) {
        read_pipe(src, id, 0, &v);
        commit_write_pipe(src, id);
    }
    if (v > THRESH)
        write_pipe(dst, &v);
    else
        dropped[0] = get_pipe_num_packets(src);
}

__kernel void filter_7(read_only pipe int src,
                     write_only pipe int dst,
                     __global int *dropped)
{
    float v = 0;
    reserve_id_t id = reserve_read_pipe(src, 1);
    if (is_valid_reserve_id(id)) {
        read_pipe(src, id, 0, &v);
        commit_read_pipe(src, id);
    }
    if (v > THRESH)
        write_pipe(dst, &v);
    else
        dropped[0] = get_pipe_num_packets(src);
}

__kernel void filter_8(read_only pipe int src,
                     write_only pipe int dst,
                     __global int *dropped)
{
    int v = 0;
    int id = reserve_read_pipe(src, 1);
    if (is_valid_reserve_id(id)) {
        read_pipe(src, id, 0, &v);
        commit_read_pipe(src, id);
    }
    if (v > THRESH)
        write_pipe(dst, &v);
    else
        dropped[0] = get_pipe_num_packets(src);
}

__kernel void filter_9(read_only pipe int src,
                     write_only pipe int dst,
                     __global int *dropped)
{
    int v = 0;
    reserve_id_t id = reserve_read_pipe(src, 1);
    if (is_valid_reserve_id(id)) {
        read_pipe(src, id, 0, &v);
        commit_read_pipe(src, id);
    }
    if (v > THRESH)
        write_pipe(dst, &v);
    else
        dropped[0] = get_pipe_num_packets(&src);
}

__kernel void filter_10(read_only pipe int src,
                     write_only pipe int dst,
                     __global int *dropped)
{
    int v = 0;
    reserve_id_t id = reserve_read_pipe(src, 1);
    if (is_valid_reserve_id(id)) {
        read_pipe(id, src, 0, &v);
        commit_read_pipe(src, id);
    }
    if (v > THRESH)
        write_pipe(dst, &v);
    else
        dropped[0] = get_pipe_num_packets(src);
}
