// std: 2.0
void read(read_only pipe int p, global int *ptr, write_only pipe int w) {
  int tmp;
  reserve_id_t rid;

  read_pipe(p, &tmp);
  read_pipe(p, ptr);
  read_pipe(p, rid, 0, &tmp);
  read_pipe(tmp, p); // expected-error
  read_pipe(p); // expected-error
  read_pipe(p, tmp, tmp, ptr); // expected-error
  read_pipe(p, rid, rid, ptr); // expected-error
  read_pipe(p, tmp); // expected-error
  float f;
  read_pipe(p, &f); // expected-error
  write_pipe(p, ptr); // expected-error
  write_pipe(w, &tmp);
  write_pipe(w, rid, 1u, &tmp);
  read_pipe(w, &tmp); // expected-error
  read_pipe(p, rid, tmp, ptr, 1); // expected-error

  rid = reserve_read_pipe(p, tmp);
  rid = reserve_read_pipe(p, ptr); // expected-error
  rid = reserve_read_pipe(p); // expected-error
  rid = reserve_write_pipe(p, tmp); // expected-error
  rid = work_group_reserve_read_pipe(p, tmp);
  rid = sub_group_reserve_read_pipe(p, tmp);
  commit_read_pipe(p, rid);
  commit_read_pipe(p, tmp); // expected-error
  commit_read_pipe(tmp, rid); // expected-error
  commit_write_pipe(p, rid); // expected-error
  work_group_commit_write_pipe(w, rid);
  sub_group_commit_write_pipe(w, rid);

  tmp = get_pipe_num_packets(p);
  tmp = get_pipe_max_packets(w);
  tmp = get_pipe_num_packets(tmp); // expected-error
  tmp = get_pipe_max_packets(ptr); // expected-error
  if (is_valid_reserve_id(rid)) {}
  is_valid_reserve_id(tmp); // expected-error
}
