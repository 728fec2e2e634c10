// std: 1.2 2.0 3.0
// opts: -DBUILTINS=1
#if __OPENCL_C_VERSION__ >= 200
typedef pipe int pipe_int_t;
extern pipe write_only int glob_pipe;
global pipe int gp;
kernel void p1(read_only pipe int p) { }
kernel void p2(write_only pipe float4 p) { }
kernel void p3(pipe int p) { }
kernel void p4(read_write pipe int p) { }
kernel void p5(pipe p) { }
kernel void p6(pipe int *p) { }
kernel void p7(global pipe int *p) { }
kernel void p8(int pipe p) { }
kernel void p9(pipe int p[2]) { }
kernel void p10(read_only pipe_int_t p) { }
kernel void p11(pipe pipe int p) { }
pipe int ret(void);
struct hold { pipe int p; };
void local_pipe(void) {
  pipe int p;
  reserve_id_t r;
}
#ifdef BUILTINS
void bi(read_only pipe int r, write_only pipe int w, pipe float f, global int *ptr, float x) {
  int tmp;
  reserve_id_t rid;
  read_pipe(r, &tmp);
  read_pipe(w, &tmp);
  write_pipe(w, &tmp);
  write_pipe(r, &tmp);
  read_pipe(r, ptr);
  read_pipe(r, &x);
  read_pipe(f, &x);
  read_pipe(tmp, &tmp);
  read_pipe(r);
  read_pipe(r, rid, 0, &tmp);
  read_pipe(r, rid, &tmp);
  read_pipe(r, tmp, 0, &tmp);
  rid = reserve_read_pipe(r, 4);
  rid = reserve_read_pipe(w, 4);
  rid = work_group_reserve_write_pipe(w, x);
  commit_read_pipe(r, rid);
  commit_write_pipe(r, rid);
  sub_group_commit_write_pipe(w, rid);
  tmp = get_pipe_num_packets(r) + get_pipe_max_packets(w);
  tmp = get_pipe_max_packets(tmp);
  r = f;
  &r;
}
#endif
#else
int pipe = 0;
int read_pipe(int p) { return p + pipe; }
#endif
