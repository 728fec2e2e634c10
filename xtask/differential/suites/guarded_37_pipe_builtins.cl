// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_pipes)
kernel void rd(read_only pipe int p, global int *g, global float *f) {
  int tmp;
  reserve_id_t rid;
  read_pipe(p, &tmp);
  read_pipe(p, g);
  read_pipe(p, f);
  read_pipe(p, tmp);
  read_pipe(p, rid, 1, &tmp);
  read_pipe(p, 1, 1, &tmp);
  read_pipe(p, rid, rid, &tmp);
  read_pipe(p);
  read_pipe(p, rid, &tmp);
  read_pipe(p, rid, 1, &tmp, 2);
  read_pipe(tmp, &tmp);
  write_pipe(p, &tmp);
  rid = reserve_read_pipe(p, 4);
  rid = reserve_read_pipe(p, g);
  rid = reserve_write_pipe(p, 4);
  rid = reserve_read_pipe(p);
  commit_read_pipe(p, rid);
  commit_read_pipe(p, tmp);
  commit_read_pipe(tmp, rid);
  commit_write_pipe(p, rid);
  rid = work_group_reserve_read_pipe(p, 2);
  work_group_commit_read_pipe(p, rid);
  rid = sub_group_reserve_read_pipe(p, 2);
  sub_group_commit_read_pipe(p, rid);
}

kernel void wr(write_only pipe int p) {
  int tmp = 0;
  reserve_id_t rid = reserve_write_pipe(p, 1);
  write_pipe(p, &tmp);
  write_pipe(p, rid, 0, &tmp);
  read_pipe(p, &tmp);
  commit_write_pipe(p, rid);
  commit_read_pipe(p, rid);
  int n = get_pipe_num_packets(p);
  n = get_pipe_max_packets(p);
  n = get_pipe_num_packets(tmp);
  n = get_pipe_max_packets(p, p);
  bool v = is_valid_reserve_id(rid);
}
#endif
