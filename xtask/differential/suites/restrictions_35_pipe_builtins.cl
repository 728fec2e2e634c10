// std: 2.0
void f(read_only pipe int r, write_only pipe int w, global int *gp, local int *lp, float *fp, int v, uint n) {
  reserve_id_t id;
  int tmp;
  read_pipe(r, &tmp);
  read_pipe(r, gp);
  read_pipe(r, lp);
  read_pipe(r, fp);
  read_pipe(r, v);
  read_pipe(w, &tmp);
  read_pipe(tmp, &tmp);
  read_pipe(r);
  read_pipe(r, id, 0, &tmp);
  read_pipe(r, id, &tmp);
  read_pipe(r, n, 0, &tmp);
  read_pipe(r, id, id, &tmp);
  read_pipe(r, &tmp, id, 0);
  write_pipe(w, &tmp);
  write_pipe(r, &tmp);
  write_pipe(w, id, 1, &tmp);
  id = reserve_read_pipe(r, n);
  id = reserve_read_pipe(w, n);
  id = reserve_write_pipe(w, id);
  id = work_group_reserve_read_pipe(r);
  id = sub_group_reserve_write_pipe(w, 2);
  commit_read_pipe(r, id);
  commit_read_pipe(w, id);
  commit_write_pipe(w, n);
  work_group_commit_write_pipe(w, id);
  sub_group_commit_read_pipe(tmp, id);
  n = get_pipe_num_packets(r);
  n = get_pipe_max_packets(w);
  n = get_pipe_max_packets(tmp);
  n = get_pipe_num_packets(r, w);
  n = get_pipe_num_packets();
}
