// std: 1.2 2.0 3.0
__kernel void mutants(read_only pipe int in, write_only pipe int out, __global int *dst, __global float *fdst, __global int *pi) {
  int v;
  uint uv;
  reserve_id_t res = reserve_read_pipe(in, 1);
  reserve_id_t res1 = 0;
  reserve_id_t res2 = reserve_read_pipe(in, 1.5f);
  reserve_id_t res3 = reserve_read_pipe(in);
  reserve_id_t res4 = reserve_write_pipe(in, 1);
  read_pipe(out, &v);
  write_pipe(in, &v);
  read_pipe(in, v);
  read_pipe(in, &uv);
  read_pipe(in, &fdst[0]);
  read_pipe(in, &dst[0]);
  read_pipe(in);
  read_pipe(in, res, &v);
  read_pipe(in, 0, res, &v);
  read_pipe(in, res, 0, &v, 1);
  read_pipe(pi, &v);
  commit_read_pipe(in);
  commit_read_pipe(in, 0);
  commit_write_pipe(in, res);
  v = commit_read_pipe(in, res);
  work_group_commit_read_pipe(out, res);
  v = get_pipe_num_packets(dst);
  v = get_pipe_max_packets(in, out);
  v = is_valid_reserve_id(v);
  pipe int local_pipe;
  in = out;
  write_pipe(out, &1);
}
__kernel void m0(__global pipe int p) { }
__kernel void m1(read_write pipe int p) { }
__kernel void m2(read_only pipe p) { }
__kernel void m3(read_only pipe int *p) { }
__kernel void m4(read_only pipe int p[2]) { }
__kernel void m5(read_only int pipe p) { }
__kernel void m6(read_only pipe image2d_t p) { }
__kernel void m7(read_only pipe write_only int p) { }
pipe int global_pipe;
typedef pipe int pipe_t;
pipe int returns_pipe(void);
