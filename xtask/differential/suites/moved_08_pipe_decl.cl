// std: 1.2 2.0 3.0
// Declarations with pipe.
pipe int gp;
global pipe int gp2;
void reserve_id_t_arg(pipe int p, reserve_id_t r);
pipe int ret(void);
kernel void k1(pipe int p);
kernel void k2(read_only pipe int p) {}
kernel void k3(write_only pipe float4 p) {}
kernel void k4(read_write pipe int p) {}
kernel void k5(pipe p) {}
kernel void k6(pipe int *p) {}
kernel void k7(global pipe int p) {}
kernel void k8(int pipe p) {}
kernel void k9(pipe int p, pipe int q) {
  p + q;
  p = q;
  &p;
  *p;
  !p;
  pipe int loc;
  reserve_id_t id;
}
kernel void k10(reserve_id_t r) {}
struct s { pipe int p; };
typedef pipe int pipe_int_t;
kernel void k11(pipe_int_t p) {}
kernel void k12(pipe int p[2]) {}
kernel void k13(write_only pipe int p, read_only pipe int q, int n) {}
