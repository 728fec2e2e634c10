// std: 2.0 3.0

void reads(read_only pipe int p, global int *ptr) {
  int tmp;
  float ftmp;
  reserve_id_t rid;
  read_pipe(p, &tmp);
  read_pipe(p, ptr);
  read_pipe(p, &ftmp);
  read_pipe(p, tmp);
  read_pipe(tmp, p);
  read_pipe(p);
  read_pipe(p, rid, 0, &tmp);
  read_pipe(p, rid, tmp, ptr);
  read_pipe(p, rid, rid, &tmp);
  read_pipe(p, tmp, 0, &tmp);
  read_pipe(p, &tmp, 0);
  write_pipe(p, &tmp);
  rid = reserve_read_pipe(p, tmp);
  rid = reserve_read_pipe(p, ptr);
  rid = reserve_write_pipe(p, 1);
  commit_read_pipe(p, rid);
  commit_read_pipe(tmp, rid);
  commit_read_pipe(p);
  commit_write_pipe(p, rid);
  work_group_reserve_read_pipe(p, 2);
  work_group_commit_read_pipe(p, tmp);
  sub_group_commit_read_pipe(p, rid);
  rid = sub_group_reserve_read_pipe(p, 2);
}

void writes(write_only pipe int p) {
  int tmp;
  reserve_id_t rid = reserve_write_pipe(p, 4);
  write_pipe(p, &tmp);
  write_pipe(p, rid, 1, &tmp);
  read_pipe(p, &tmp);
  commit_write_pipe(p, rid);
  commit_read_pipe(p, rid);
}

void queries(read_only pipe int p, int n) {
  uint a = get_pipe_num_packets(p);
  a = get_pipe_max_packets(p);
  a = get_pipe_num_packets(n);
  a = get_pipe_max_packets(p, n);
  bool b = is_valid_reserve_id(reserve_read_pipe(p, 1));
}
