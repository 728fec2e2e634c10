// std: 2.0 3.0
// Argument checks of the pipe built-in functions.
void rp(read_only pipe int p, global int *ptr, local float *fp) {
  int tmp;
  reserve_id_t rid;
  read_pipe(p, &tmp);
  read_pipe(p, ptr);
  read_pipe(tmp, p);
  read_pipe(p);
  read_pipe(p, rid, tmp, ptr);
  read_pipe(p, tmp, tmp, ptr);
  read_pipe(p, rid, rid, ptr);
  read_pipe(p, ptr, ptr, ptr, ptr);
  read_pipe(p, fp);
  read_pipe(p, tmp);
  write_pipe(p, ptr);
  rid = reserve_read_pipe(p, tmp);
  rid = reserve_read_pipe(p, ptr);
  work_group_reserve_read_pipe(tmp, tmp);
  sub_group_reserve_write_pipe(p, tmp);
  commit_read_pipe(p, rid);
  commit_read_pipe(tmp, rid);
  work_group_commit_read_pipe(p, tmp);
  commit_write_pipe(p, rid);
}

void wp(write_only pipe float4 p, global float4 *ptr) {
  float4 v;
  reserve_id_t rid = reserve_write_pipe(p, 2);
  write_pipe(p, &v);
  write_pipe(p, v);
  write_pipe(p, rid, 1u, ptr);
  write_pipe(p, rid, 1.5f, ptr);
  read_pipe(p, &v);
  work_group_commit_write_pipe(p, rid);
  sub_group_commit_read_pipe(p, rid);
  uint n = get_pipe_num_packets(p);
  n = get_pipe_max_packets(p);
  n = get_pipe_num_packets(v);
  n = get_pipe_max_packets(p, p);
  is_valid_reserve_id(rid);
  is_valid_reserve_id(n);
}
