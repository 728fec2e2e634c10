// std: 2.0
pipe int gp;
typedef pipe int pipe_int;
struct s { pipe int p; };
void no_type(read_only pipe p);
void ptr_elem(read_only pipe global int *p);
pipe int ret(void);

void rd(read_only pipe int p, int *d, float *f) {
  int idx;
  reserve_id_t r;
  read_pipe(p, d);
  read_pipe(p, f);
  read_pipe(p, idx);
  read_pipe(p);
  read_pipe(p, r, 0, d);
  read_pipe(p, 0, r, d);
  read_pipe(p, r, d);
  write_pipe(p, d);
  r = reserve_read_pipe(p, 4);
  r = reserve_write_pipe(p, 4);
  r = reserve_read_pipe(p, r);
  commit_read_pipe(p, r);
  commit_write_pipe(p, r);
  commit_read_pipe(d, r);
  work_group_reserve_read_pipe(p, 2);
  get_pipe_num_packets(p);
  get_pipe_max_packets(idx);
}

void wr(write_only pipe float4 p, const float4 *v) {
  write_pipe(p, v);
  read_pipe(p, v);
}
void rw(read_write pipe int p) {}
kernel void k(pipe int a, write_only pipe int b, pipe int *c) {
  pipe int l = a;
  a = b;
  &a;
}
