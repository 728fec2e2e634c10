// std: 1.2 2.0 3.0
typedef struct { int a; } st;
pipe int gp;
global pipe int gp2;
pipe int ret(void);
struct ps { pipe int p; };
void helper(read_only pipe int p);

kernel void decl0(pipe int p, read_only pipe int r, write_only pipe float4 w) {}
kernel void decl1(read_write pipe int p) {}
kernel void decl2(pipe p) {}
kernel void decl3(pipe int *p) {}
kernel void decl4(global pipe int p) {}
kernel void decl5(pipe st p) {}
kernel void decl6(int pipe p) {}

kernel void rd(read_only pipe int r, write_only pipe int w, global int *g, global float *f) {
  pipe int l;
  int x;
  reserve_id_t id;
  read_pipe(r, &x);
  read_pipe(r, g);
  read_pipe(r, f);
  read_pipe(r, x);
  read_pipe(w, &x);
  read_pipe(r);
  read_pipe(g, &x);
  write_pipe(w, &x);
  write_pipe(r, &x);
  id = reserve_read_pipe(r, 2);
  id = reserve_write_pipe(r, 2);
  id = reserve_read_pipe(r, 1.5f);
  if (is_valid_reserve_id(id)) read_pipe(r, id, 0, &x);
  read_pipe(r, x, 0, &x);
  commit_read_pipe(r, id);
  commit_write_pipe(r, id);
  id = work_group_reserve_write_pipe(w, 4);
  work_group_commit_write_pipe(w, id);
  sub_group_reserve_read_pipe(r, 1);
  uint n = get_pipe_num_packets(r) + get_pipe_max_packets(w);
  get_pipe_num_packets(x);
  helper(r);
  helper(w);
  r = r;
  &r;
}
