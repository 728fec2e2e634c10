// std: 2.0 3.0
struct packet { int id; float4 data; };

__kernel void producer(write_only pipe int p, write_only pipe struct packet q,
                       __global const int *src)
{
  int i = get_global_id(0);
  int v = src[i];
  struct packet pk = { i, (float4)(v) };
  write_pipe(p, &v);
  write_pipe(q, &pk);

  reserve_id_t r = reserve_write_pipe(p, 4);
  if (is_valid_reserve_id(r)) {
    for (uint k = 0; k < 4; k++)
      write_pipe(p, r, k, &src[i]);
    commit_write_pipe(p, r);
  }
}

__kernel void consumer(read_only pipe int p, pipe float4 q, __global int *dst)
{
  size_t i = get_global_id(0);
  float4 f;
  if (read_pipe(p, &dst[i]) == 0 && read_pipe(q, &f) == 0)
    dst[i] += (int)f.x;
  reserve_id_t r = work_group_reserve_read_pipe(p, get_local_size(0));
  if (is_valid_reserve_id(r)) {
    read_pipe(p, r, get_local_id(0), &dst[i]);
    work_group_commit_read_pipe(p, r);
  }
  dst[0] = get_pipe_num_packets(p) + get_pipe_max_packets(q);
}
