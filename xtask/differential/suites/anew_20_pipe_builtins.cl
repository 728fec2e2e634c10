// std: 2.0 3.0

#if (__OPENCL_C_VERSION__ == 200) || defined(__opencl_c_pipes)
kernel void rd(read_only pipe int p, global int *g, local int *l, constant int *c) {
  int v;
  float f;
  reserve_id_t r;
  read_pipe(p, &v);
  read_pipe(p, g);
  read_pipe(p, l);
  read_pipe(p, c);
  read_pipe(p, &f);
  read_pipe(p, v);
  read_pipe(p);
  read_pipe(p, r, 0, &v);
  read_pipe(p, r, 0u, &v);
  read_pipe(p, r, 1.0f, &v);
  read_pipe(p, r, &v);
  read_pipe(p, v, 0, &v);
  read_pipe(v, &v);
  write_pipe(p, &v);
  r = reserve_read_pipe(p, 4);
  r = reserve_read_pipe(p, &v);
  r = reserve_write_pipe(p, 4);
  commit_read_pipe(p, r);
  commit_read_pipe(p, v);
  commit_write_pipe(p, r);
  r = work_group_reserve_read_pipe(p, 4);
  work_group_commit_read_pipe(p, r);
  work_group_commit_read_pipe(p);
  uint n = get_pipe_num_packets(p);
  n = get_pipe_max_packets(p);
  n = get_pipe_max_packets(v);
}

kernel void wr(write_only pipe float4 p) {
  float4 v;
  float3 v3;
  const float4 cv = 0;
  reserve_id_t r = reserve_write_pipe(p, 1);
  write_pipe(p, &v);
  write_pipe(p, &v3);
  write_pipe(p, &cv);
  write_pipe(p, r, 0, &v);
  write_pipe(p, 0, r, &v);
  read_pipe(p, &v);
  commit_write_pipe(p, r);
  r = sub_group_reserve_write_pipe(p, 2);
  sub_group_commit_write_pipe(p, r);
  if (is_valid_reserve_id(r)) {}
}
#else
kernel void none(global int *g) {
  read_pipe(g, g);
  get_pipe_num_packets(g);
}
#endif
