// std: 2.0
typedef struct { int key; float2 payload; } packet_t;

global int call_count = 0;
global packet_t last_packet;
global int *global history;
constant float scale = 0.5f;
static global uint seed = 12345u;
int implicit_global[16];

uint next_random(void)
{
    seed = seed * 1664525u + 1013904223u;
    return seed >> 8;
}

kernel void producer(write_only pipe packet_t out, global const int *keys)
{
    size_t gid = get_global_id(0);
    packet_t p;
    p.key = keys[gid];
    p.payload = (float2)(gid, next_random()) * scale;
    if (write_pipe(out, &p) != 0)
        call_count++;
}

kernel void consumer(read_only pipe packet_t in, global int *keys, global float *sums)
{
    size_t gid = get_global_id(0);
    packet_t p;
    if (get_pipe_num_packets(in) == 0)
        return;
    if (!read_pipe(in, &p)) {
        keys[gid] = p.key;
        sums[gid] = p.payload.x + p.payload.y;
        last_packet = p;
    }
}

kernel void reserved(read_only pipe int in, write_only pipe int out)
{
    uint lid = get_local_id(0);
    reserve_id_t rid = reserve_read_pipe(in, 2u);
    int value[2];
    if (is_valid_reserve_id(rid)) {
        read_pipe(in, rid, 0u, &value[0]);
        read_pipe(in, rid, 1u, &value[1]);
        commit_read_pipe(in, rid);
    }
    reserve_id_t wid = work_group_reserve_write_pipe(out, get_local_size(0));
    if (is_valid_reserve_id(wid))
        write_pipe(out, wid, lid, &value[lid & 1u]);
    work_group_commit_write_pipe(out, wid);
    implicit_global[lid & 15] = get_pipe_max_packets(out);
}

kernel void remember(global int *buffer)
{
    static global int visits;
    history = buffer;
    visits += 1;
    buffer[0] = visits;
}
