// std: 2.0 3.0
// Pipe built-in functions with valid and invalid arguments.

typedef int4 payload;
struct rec { int a; float b; };

kernel void readers(read_only pipe int p, global int *ptr, local int *lp) {
  int tmp;
  reserve_id_t rid;
  read_pipe(p, &tmp);
  read_pipe(p, ptr);
  read_pipe(p, lp);
  read_pipe(p, rid, 0u, &tmp);
  read_pipe(p, rid, 2, ptr);
  rid = reserve_read_pipe(p, 4);
  if (is_valid_reserve_id(rid))
    commit_read_pipe(p, rid);
  rid = work_group_reserve_read_pipe(p, 2);
  work_group_commit_read_pipe(p, rid);
  rid = sub_group_reserve_read_pipe(p, 2);
  uint n = get_pipe_num_packets(p) + get_pipe_max_packets(p);

  write_pipe(p, &tmp);
  read_pipe(p);
  read_pipe(p, tmp);
  read_pipe(tmp, &tmp);
  read_pipe(p, rid, &tmp);
  read_pipe(p, rid, tmp, tmp);
  read_pipe(p, (float *)&tmp);
  read_pipe(p, tmp, 1, &tmp);
  reserve_read_pipe(p);
  reserve_read_pipe(p, ptr);
  reserve_write_pipe(p, 1);
  commit_write_pipe(p, rid);
  commit_read_pipe(p, 1);
  get_pipe_num_packets(tmp);
}

kernel void writers(write_only pipe payload p, pipe struct rec def) {
  payload v = (int4)(0);
  struct rec r;
  reserve_id_t rid = reserve_write_pipe(p, 1);
  write_pipe(p, &v);
  write_pipe(p, rid, 0, &v);
  commit_write_pipe(p, rid);
  read_pipe(def, &r);
  read_pipe(p, &v);
  write_pipe(def, &r);
  write_pipe(p, &r);
}
