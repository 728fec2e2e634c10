// std: 2.0 3.0
kernel void rd(read_only pipe int p, global int *ptr, global float *fp, int n) {
  int v;
  float f;
  reserve_id_t rid;
  read_pipe(p, &v);
  read_pipe(p, &f);
  read_pipe(p, ptr);
  read_pipe(p, v);
  read_pipe(p, rid, 0, &v);
  read_pipe(p, rid, 0, fp);
  read_pipe(p, rid, &v);
  read_pipe(p, n, 0, &v);
  read_pipe(p, rid, f, &v);
  read_pipe(p);
  read_pipe(n, &v);
  read_pipe();
  write_pipe(p, &v);
  rid = reserve_read_pipe(p, 2);
  rid = reserve_read_pipe(p, f);
  rid = reserve_write_pipe(p, 2);
  commit_read_pipe(p, rid);
  commit_read_pipe(p, n);
  commit_read_pipe(rid, p);
  commit_write_pipe(p, rid);
  uint a = get_pipe_num_packets(p);
  a = get_pipe_max_packets(ptr);
  a = get_pipe_max_packets(p, 1);
  is_valid_reserve_id(rid);
  is_valid_reserve_id(n);
}

kernel void wr(write_only pipe float2 p, float2 v) {
  write_pipe(p, &v);
  write_pipe(p, &v.x);
  read_pipe(p, &v);
  reserve_id_t r = work_group_reserve_write_pipe(p, 4);
  r = work_group_reserve_read_pipe(p, 4);
  sub_group_commit_write_pipe(p, r);
  sub_group_commit_read_pipe(p, r);
  sub_group_reserve_write_pipe(v, 4);
}
