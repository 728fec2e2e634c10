// std: 2.0 3.0
#if defined(__opencl_c_pipes) || __OPENCL_C_VERSION__ == 200
typedef struct __attribute__((packed)) {
  uint key;
  float4 payload;
} packet_t;

kernel void producer(global const packet_t *in, write_only pipe packet_t q, global uint *fails) {
  size_t i = get_global_id(0);
  packet_t p = in[i];
  if (write_pipe(q, &p) != 0)
    fails[i]++;
}

kernel void consumer(read_only pipe packet_t q, global packet_t *out) {
  packet_t p;
  while (read_pipe(q, &p) == 0)
    out[p.key % get_pipe_max_packets(q)] = p;
}

kernel void producer_wg(global const int4 *in, write_only pipe int4 q) {
  reserve_id_t r = work_group_reserve_write_pipe(q, get_local_size(0));
  if (is_valid_reserve_id(r)) {
    int4 v = in[get_global_id(0)];
    write_pipe(q, r, get_local_id(0), &v);
    work_group_commit_write_pipe(q, r);
  }
}

static uint drain(read_only pipe int4 q, global int4 *out) {
  uint n = get_pipe_num_packets(q);
  reserve_id_t r = reserve_read_pipe(q, n);
  if (!is_valid_reserve_id(r))
    return 0;
  for (uint i = 0; i < n; ++i)
    read_pipe(q, r, i, out + i);
  commit_read_pipe(q, r);
  return n;
}

kernel void consumer_res(read_only pipe int4 q, global int4 *out, global uint *count) {
  *count = drain(q, out);
}
#endif
