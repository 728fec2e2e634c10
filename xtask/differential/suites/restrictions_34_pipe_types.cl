// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ < 200
void pipe(void);
int pipe_packet;
#else
global pipe int gp;
typedef pipe int pipe_t;
struct S { pipe int p; };
pipe int ret(void);
extern pipe write_only int get_pipe();
kernel void k1(read_only pipe int p) {}
kernel void k2(write_only pipe float4 p) {}
kernel void k3(pipe int p) {}
kernel void k4(read_write pipe int p) {}
kernel void k5(read_only pipe p) {}
kernel void k6(int pipe p) {}
kernel void k7(pipe p) {}
kernel void k8(pipe int *p) {}
kernel void k9(pipe global int *p) {}
kernel void k10(pipe pipe int p) {}
kernel void k11(global pipe int *p) {}
typedef read_only pipe int ropipe;
kernel void k12(write_only ropipe p) {}
kernel void k13(ropipe p) {}
void f(read_only pipe int p, write_only pipe int w, read_only pipe float q) {
  pipe int l;
  p = q;
  p + 1;
  &p;
  p == q;
  sizeof(p);
  f(p, w, q);
  f(w, p, q);
  f(p, w, p);
  reserve_id_t id;
  bool ok = is_valid_reserve_id(id);
}
#endif
