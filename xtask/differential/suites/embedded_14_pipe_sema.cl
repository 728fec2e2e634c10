// std: 2.0 3.0
#ifdef __opencl_c_pipes
#define HAS_PIPES 1
#endif
typedef pipe int pipe_int;
global pipe int gp;
pipe int rp(void);
struct ps { int a; };

kernel void p1(pipe int p) {}
kernel void p2(read_only pipe int p) {}
kernel void p3(write_only pipe float4 p) {}
kernel void p4(read_write pipe int p) {}
kernel void p5(pipe p) {}
kernel void p6(int pipe p) {}
kernel void p7(pipe int *p) {}
kernel void p8(read_only pipe struct ps p) {}
kernel void p9(pipe_int p) {}
kernel void use(read_only pipe int r, write_only pipe int w, global int *g) {
  int tmp;
  pipe int local_pipe;
  reserve_id_t id;
  read_pipe(r, &tmp);
  write_pipe(w, &tmp);
  read_pipe(w, &tmp);
  write_pipe(r, &tmp);
  read_pipe(r, tmp);
  read_pipe(r, g);
  read_pipe(tmp, &tmp);
  read_pipe(r);
  id = reserve_read_pipe(r, 4);
  id = reserve_write_pipe(r, 4);
  read_pipe(r, id, 2, &tmp);
  commit_read_pipe(r, id);
  commit_read_pipe(r, tmp);
  *g = is_valid_reserve_id(id);
  *g = get_pipe_num_packets(w);
  *g = get_pipe_max_packets(tmp);
  r = r;
  r + 1;
}
