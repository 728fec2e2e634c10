// std: 2.0 3.0
// Arguments of the pipe builtin functions.

kernel void rd(read_only pipe int p, write_only pipe int w, global int *g, read_only pipe float4 f) {
  int v;
  float4 fv;
  reserve_id_t id;
  read_pipe(p, &v);
  read_pipe(p, g);
  read_pipe(p, v);
  read_pipe(p, &fv);
  read_pipe(f, &fv);
  read_pipe(w, &v);
  read_pipe(v, &v);
  read_pipe(p);
  read_pipe();
  read_pipe(p, &v, &v);
  read_pipe(p, id, 0, &v);
  read_pipe(p, id, 1.0f, &v);
  read_pipe(p, v, 0, &v);
  read_pipe(p, id, g, &v);
  read_pipe(p, id, 0, 0, &v);
  id = reserve_read_pipe(p, 2);
  id = reserve_read_pipe(w, 2);
  id = reserve_read_pipe(p, g);
  id = reserve_read_pipe(p);
  v = reserve_read_pipe(p, 2);
  commit_read_pipe(p, id);
  commit_read_pipe(w, id);
  commit_read_pipe(p, v);
  work_group_reserve_read_pipe(p, 2);
  work_group_commit_read_pipe(p, id);
  sub_group_reserve_read_pipe(p, 2);
  sub_group_commit_read_pipe(p, id);
  sub_group_commit_read_pipe(w, id);
}
kernel void wr(write_only pipe int w, read_only pipe int r) {
  int v;
  reserve_id_t id = reserve_write_pipe(w, 4);
  write_pipe(w, &v);
  write_pipe(r, &v);
  write_pipe(w, id, 1, &v);
  write_pipe(w, id, 1);
  commit_write_pipe(w, id);
  commit_write_pipe(r, id);
  work_group_reserve_write_pipe(r, 2);
  sub_group_reserve_write_pipe(w, 2);
  uint n = get_pipe_num_packets(w);
  n = get_pipe_max_packets(r);
  n = get_pipe_num_packets(v);
  n = get_pipe_max_packets();
  if (is_valid_reserve_id(id)) return;
  if (is_valid_reserve_id(v)) return;
}
