// std: 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

void read_p(read_only pipe int p, global int *out) {
  reserve_id_t rid;
  read_pipe(p, out);
  int x;
  read_pipe(p, &x);
  read_pipe(p, rid, 2u, &x);
  rid = reserve_read_pipe(p, 4);
  commit_read_pipe(p, rid);
  rid = work_group_reserve_read_pipe(p, x);
  work_group_commit_read_pipe(p, rid);
  read_pipe(p);
  read_pipe(p, x);
  read_pipe(p, &rid);
  read_pipe(x, &x);
  write_pipe(p, &x);
  reserve_write_pipe(p, 4);
  float f;
  read_pipe(p, &f);
  read_pipe(p, rid, f, &x);
  commit_read_pipe(p, x);
}

void write_p(write_only pipe float4 p, float4 v) {
  write_pipe(p, &v);
  write_pipe(p, v);
  read_pipe(p, &v);
  uint n = get_pipe_num_packets(p);
  uint m = get_pipe_max_packets(p);
  n = get_pipe_num_packets(v);
  get_pipe_num_packets();
}
