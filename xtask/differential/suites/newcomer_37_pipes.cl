// std: 1.2 2.0
typedef pipe int pipe_int;
global pipe int gp;
struct s { pipe int p; };
kernel void a(read_only pipe int p) {}
kernel void b(write_only pipe float4 p) {}
kernel void c(read_write pipe int p) {}
kernel void d(pipe int p) {}
kernel void e(read_only pipe int *p) {}
kernel void f(read_only int pipe p) {}
kernel void g(read_only pipe p) {}
kernel void h(read_only pipe image2d_t p) {}
kernel void i(read_only pipe int *q, read_only pipe_int p) {}
pipe int ret(void);

kernel void rw(read_only pipe int in, write_only pipe int out, global int *g) {
  int v;
  read_pipe(in, &v);
  write_pipe(out, &v);
  write_pipe(in, &v);
  read_pipe(out, &v);
  read_pipe(in, v);
  read_pipe(in, (float *)&v);
  read_pipe(in);
  reserve_id_t r = reserve_read_pipe(in, 4);
  read_pipe(in, r, 0, &v);
  commit_write_pipe(in, r);
  get_pipe_num_packets(in);
  get_pipe_max_packets(v);
  in = in;
  pipe int l;
}
