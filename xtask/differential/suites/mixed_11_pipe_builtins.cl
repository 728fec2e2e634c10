// std: 2.0 3.0
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

void rd(read_only pipe int p, global int *ptr, local float *fp) {
  int tmp;
  reserve_id_t rid;

  read_pipe(p, &tmp);
  read_pipe(p, ptr);
  read_pipe(p, fp);
  read_pipe(p);
  read_pipe(p, tmp);
  read_pipe(tmp, p);
  read_pipe(p, rid, 0, &tmp);
  read_pipe(p, rid, &tmp, 0);
  read_pipe(p, tmp, 0, &tmp);
  read_pipe(p, rid, 0);
  write_pipe(p, &tmp);
  rid = reserve_read_pipe(p, tmp);
  rid = reserve_read_pipe(p, 1.5f);
  rid = reserve_write_pipe(p, 2);
  commit_read_pipe(p, rid);
  commit_read_pipe(p, tmp);
  commit_read_pipe(tmp, rid);
  commit_write_pipe(p, rid);
  work_group_reserve_read_pipe(p, 4);
  sub_group_reserve_read_pipe(p, 4);
  sub_group_commit_read_pipe(p, rid);
  uint n = get_pipe_num_packets(p);
  n = get_pipe_max_packets(p);
  n = get_pipe_max_packets(tmp);
  n = get_pipe_num_packets(p, 1);
  rid == rid;
}

void wr(write_only pipe int4 p) {
  int4 v;
  reserve_id_t r = reserve_write_pipe(p, 1);
  write_pipe(p, &v);
  write_pipe(p, r, 0, &v);
  write_pipe(p, &v.x);
  is_valid_reserve_id(r);
  work_group_commit_write_pipe(p, r);
  read_pipe(p, &v);
}
