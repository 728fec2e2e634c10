// std: 1.2 2.0 3.0
// The pipe type specifier and pipe builtins.

#if __OPENCL_C_VERSION__ < 200
int pipe = 3;
void use(void) { int r = pipe; }
#endif

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_pipes)
pipe int gp;
global pipe int gp2;
reserve_id_t rid;
pipe int ret(void);
void f1(pipe int *p);
void f2(pipe p);
void f3(int pipe p);
typedef pipe int pipe_int;

kernel void k1(read_only pipe int a, write_only pipe int b, pipe int c,
               read_write pipe int d) {
  int v;
  float f;
  reserve_id_t id;
  pipe int l;
  read_pipe(a, &v);
  read_pipe(a, v);
  read_pipe(b, &v);
  read_pipe(a, &f);
  read_pipe(c, &v);
  read_pipe(v, &v);
  read_pipe(a);
  read_pipe(a, id, 1u, &v);
  read_pipe(a, id, &v);
  read_pipe(a, 1, 1u, &v);
  write_pipe(b, &v);
  write_pipe(a, &v);
  id = reserve_read_pipe(a, 4);
  id = reserve_read_pipe(b, 4);
  id = reserve_write_pipe(b, 4u);
  id = reserve_write_pipe(b, f);
  commit_read_pipe(a, id);
  commit_write_pipe(b, id);
  commit_write_pipe(b, v);
  work_group_commit_read_pipe(b, id);
  v = get_pipe_num_packets(a);
  v = get_pipe_max_packets(b);
  v = get_pipe_num_packets(v);
  a = a;
  a + 1;
}
#endif
