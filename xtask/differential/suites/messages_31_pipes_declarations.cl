// std: 2.0 3.0
pipe int glb;
extern pipe int ext;
typedef pipe int pipe_t;
typedef struct { int a; } pk_t;
struct S { pipe int p; };
pipe int ret(void);
reserve_id_t gid;
extern reserve_id_t eid;

kernel void k0(pipe int p) {}
kernel void k1(read_only pipe int p) {}
kernel void k2(write_only pipe float4 p) {}
kernel void k3(read_write pipe int p) {}
kernel void k4(pipe p) {}
kernel void k5(pipe pk_t p) {}
kernel void k6(pipe int *p) {}
kernel void k7(pipe int p[2]) {}
kernel void k8(global pipe int *p) {}
kernel void k9(pipe_t p) {}
kernel void k10(reserve_id_t r) {}
kernel void k11(pipe pipe int p) {}
kernel void k12(pipe image2d_t p) {}
kernel void k13(int pipe p) {}
kernel void k14(pipe void p) {}

void f(pipe int a, pipe int b, pipe float c) {
  pipe int l;
  a = b;
  a + b;
  &a;
  f(a, b, c);
  f(b, a, a);
  (pipe int)a;
  sizeof(a);
  reserve_id_t r;
  reserve_id_t rs[2];
  r == r;
  int i = r;
}
