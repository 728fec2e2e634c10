// std: 2.0 3.0

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_pipes)
void rd(read_only pipe int p, global int *ptr, global float *fp) {
  int tmp;
  reserve_id_t rid;
  read_pipe(p, &tmp);
  read_pipe(p, ptr);
  read_pipe(p, fp);
  read_pipe(p, tmp);
  read_pipe(tmp, p);
  read_pipe(p);
  read_pipe(p, &tmp, ptr);
  read_pipe(p, rid, tmp, ptr);
  read_pipe(p, tmp, tmp, ptr);
  read_pipe(p, rid, rid, ptr);
  read_pipe(p, rid, 0, 0);
  write_pipe(p, &tmp);
  rid = reserve_read_pipe(p, tmp);
  rid = reserve_read_pipe(p, ptr);
  rid = reserve_write_pipe(p, tmp);
  commit_read_pipe(p, rid);
  commit_read_pipe(p, tmp);
  commit_read_pipe(p);
  commit_write_pipe(p, rid);
  work_group_reserve_read_pipe(p, tmp);
  work_group_commit_read_pipe(p, rid);
  sub_group_reserve_read_pipe(p, tmp);
  uint n = get_pipe_num_packets(p);
  n = get_pipe_max_packets(tmp);
  n = get_pipe_max_packets(p, 1);
}

void wr(write_only pipe float4 p, float4 v, float f) {
  write_pipe(p, &v);
  write_pipe(p, &f);
  read_pipe(p, &v);
  is_valid_reserve_id(reserve_write_pipe(p, 2));
  is_valid_reserve_id(1);
}
#else
void none(void) {
  read_pipe(1, 2);
  get_pipe_num_packets(0);
}
#endif
