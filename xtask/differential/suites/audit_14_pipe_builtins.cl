// std: 2.0 3.0
void reads(read_only pipe int p, global int *ptr, float *fp) {
  int x;
  float f;
  reserve_id_t rid;
  read_pipe(p, &x);
  read_pipe(p, ptr);
  read_pipe(p, x);
  read_pipe(p, &f);
  read_pipe(p, fp);
  read_pipe(p);
  read_pipe(p, &x, &x);
  read_pipe(x, &x);
  read_pipe(p, rid, 0, &x);
  read_pipe(p, rid, 1u, ptr);
  read_pipe(p, x, 0, &x);
  read_pipe(p, rid, rid, &x);
  read_pipe(p, rid, 0, &x, 1);
  write_pipe(p, &x);
  rid = reserve_read_pipe(p, 2);
  rid = reserve_read_pipe(p, ptr);
  rid = reserve_read_pipe(p);
  rid = reserve_write_pipe(p, 2);
  commit_read_pipe(p, rid);
  commit_read_pipe(p, x);
  commit_read_pipe(rid, p);
  commit_write_pipe(p, rid);
}
void writes(write_only pipe float4 p, const float4 *cp) {
  float4 v;
  write_pipe(p, &v);
  write_pipe(p, cp);
  write_pipe(p, (float *)cp);
  read_pipe(p, &v);
  reserve_id_t r = work_group_reserve_write_pipe(p, 4u);
  r = sub_group_reserve_write_pipe(p, 4u);
  work_group_commit_write_pipe(p, r);
  work_group_commit_read_pipe(p, r);
  sub_group_commit_write_pipe(p, r);
}
void queries(read_only pipe int p, int n) {
  uint a = get_pipe_num_packets(p);
  uint b = get_pipe_max_packets(p);
  get_pipe_num_packets(n);
  get_pipe_max_packets(p, n);
  get_pipe_max_packets();
  is_valid_reserve_id(n);
}
