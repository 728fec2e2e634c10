// std: 2.0 3.0
kernel void rd(read_only pipe int p, global int *out, global float *fo) {
  int v;
  float f;
  read_pipe(p, &v);
  read_pipe(p, out);
  read_pipe(p, fo);
  read_pipe(p, &f);
  read_pipe(p, v);
  read_pipe(p);
  read_pipe();
  read_pipe(v, &v);
  write_pipe(p, &v);
  reserve_id_t r = reserve_read_pipe(p, 4);
  reserve_id_t bad = reserve_write_pipe(p, 4);
  read_pipe(p, r, 1, &v);
  read_pipe(p, r, &v);
  read_pipe(p, 1, 1, &v);
  read_pipe(p, r, f, &v);
  read_pipe(p, r, 1, &f);
  read_pipe(p, r, 1, 2, &v);
  commit_read_pipe(p, r);
  commit_read_pipe(p);
  commit_read_pipe(p, v);
  commit_write_pipe(p, r);
  reserve_read_pipe(p);
  reserve_read_pipe(p, r);
  reserve_read_pipe(v, 2);
  (void)get_pipe_num_packets(p);
  (void)get_pipe_max_packets(p);
  (void)get_pipe_num_packets(v);
  (void)get_pipe_num_packets(p, 2);
}

kernel void wr(write_only pipe uchar4 p) {
  uchar4 v = 0;
  const uchar4 cv = 0;
  write_pipe(p, &v);
  write_pipe(p, &cv);
  read_pipe(p, &v);
  reserve_id_t r = work_group_reserve_write_pipe(p, 1);
  work_group_commit_write_pipe(p, r);
  work_group_commit_read_pipe(p, r);
  reserve_id_t s = sub_group_reserve_write_pipe(p, 1);
}
