// std: 1.2 2.0 3.0

global pipe int gp;
global reserve_id_t rid;
typedef pipe int pipe_t;
pipe int ret(void);
extern pipe write_only int ext;

kernel void p0(pipe int p) {}
kernel void p1(read_only pipe int p) {}
kernel void p2(write_only pipe float4 p) {}
kernel void p3(read_write pipe int p) {}
kernel void p4(pipe p) {}
kernel void p5(int pipe p) {}
kernel void p6(pipe int *p) {}
kernel void p7(pipe int p[2]) {}
kernel void p8(global pipe int p) {}
kernel void p9(pipe struct undecl p) {}
kernel void p10(pipe void p) {}
kernel void p11(reserve_id_t r) {}
kernel void p12(read_only write_only pipe int p) {}

void take(read_only pipe int p);

void body(read_only pipe int p, write_only pipe int w) {
  pipe int loc;
  reserve_id_t r;
  take(p);
  take(w);
  p + p;
  p = p;
  (void)&p;
  (void)sizeof(p);
  if (p) {}
  r == r;
}
