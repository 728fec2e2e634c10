// std: 1.2 2.0 3.0
// opts: -DPLAIN_RUN=1
// Pipes and their builtins.

typedef struct { int a; float4 b; } S;
typedef int4 vec_t;

kernel void r(read_only pipe int p, global int *g, local int *l) {
  int tmp;
  reserve_id_t id = reserve_read_pipe(p, 4);
  read_pipe(p, &tmp);
  read_pipe(p, g);
  read_pipe(p, l);
  read_pipe(p, id, 1, &tmp);
  commit_read_pipe(p, id);
  id = work_group_reserve_read_pipe(p, 2u);
  work_group_commit_read_pipe(p, id);
  uint n = get_pipe_num_packets(p) + get_pipe_max_packets(p);
  if (is_valid_reserve_id(id)) n++;
  write_pipe(p, &tmp);
  read_pipe(p, tmp);
  read_pipe(p);
  read_pipe(p, id, &tmp);
  read_pipe(tmp, &tmp);
  float f;
  read_pipe(p, &f);
  reserve_write_pipe(p, 1);
  reserve_read_pipe(p, 1.5f);
  commit_write_pipe(p, id);
  commit_read_pipe(p, 1);
}
kernel void w(write_only pipe S p, write_only pipe vec_t v, pipe float d) {
  S s;
  vec_t x = (vec_t)(1);
  write_pipe(p, &s);
  write_pipe(v, &x);
  write_pipe(p, reserve_write_pipe(p, 1), 0, &s);
  sub_group_commit_write_pipe(p, sub_group_reserve_write_pipe(p, 3));
  float f;
  read_pipe(d, &f);
  read_pipe(p, &s);
  get_pipe_num_packets(s);
  pipe int loc;
  p = p;
  &p;
}
kernel void bad1(read_write pipe int p) {}
kernel void bad2(read_only pipe int *p) {}
void fn(read_only pipe int p) { int x; read_pipe(p, &x); }
pipe int ret(void);
struct sp { pipe int p; };
global pipe int gp;
typedef pipe int pipe_t;
kernel void kt(read_only pipe_t p) {}
