// std: 2.0 3.0
struct Person { int age; };
void test1(read_only pipe int p, global int *ptr) {
  int tmp;
  reserve_id_t rid;
  read_pipe(tmp, p);
  read_pipe(p);
  read_pipe(p, ptr);
  read_pipe(p, tmp);
  read_pipe(p, &tmp);
  read_pipe(p, rid, 1, ptr);
  read_pipe(p, tmp, tmp, ptr);
  read_pipe(p, rid, tmp, ptr, 1);
  write_pipe(p, ptr);
  rid = reserve_read_pipe(p, 8);
  rid = reserve_write_pipe(p, 8);
  commit_read_pipe(p, rid);
  commit_read_pipe(tmp, rid);
  commit_write_pipe(p, rid);
  work_group_reserve_read_pipe(p, tmp);
  sub_group_commit_read_pipe(p, rid);
  get_pipe_num_packets(p);
  get_pipe_max_packets(tmp);
}
void test2(write_only pipe struct Person p, float *f, struct Person *q) {
  write_pipe(p, q);
  write_pipe(p, f);
  read_pipe(p, q);
  rid_unknown = reserve_write_pipe(p, 1.5f);
}
pipe int glob;
void test3(pipe p, pipe int *pp, pipe pipe int ppp);
pipe int ret(void);
typedef pipe int pipe_int_t;
void test4(pipe_int_t p) { pipe int x; p = p; }
