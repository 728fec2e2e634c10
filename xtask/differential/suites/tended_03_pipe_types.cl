// std: 1.2 2.0 3.0

pipe int glob_pipe;
pipe int ret_pipe(void);

kernel void ok(read_only pipe int a, write_only pipe float4 b, pipe uint c) {}
kernel void rw(read_write pipe int a) {}
kernel void ptr(pipe int *p) {}
void not_kernel(read_only pipe int p) {}

#if __OPENCL_C_VERSION__ >= 200
kernel void access(read_only pipe int p, write_only pipe int q, global int *g, float f) {
  int v;
  read_pipe(p, &v);
  read_pipe(p, g);
  read_pipe(p, &f);
  read_pipe(q, &v);
  write_pipe(q, &v);
  reserve_id_t r = reserve_read_pipe(p, 4);
  r = reserve_read_pipe(p, f);
  read_pipe(p, r, 2, &v);
  commit_read_pipe(p, r);
  commit_read_pipe(p, v);
  not_kernel(p);
}
#endif
