// std: 1.2 2.0 3.0

#if __OPENCL_C_VERSION__ < 200
void old(pipe int p);
int pipe;
#else

typedef pipe int ipipe;
pipe int glob;
global pipe int gglob;
constant pipe int cglob;

kernel void k1(read_only pipe int p) {}
kernel void k2(write_only pipe float4 p) {}
kernel void k3(pipe int p) {}
kernel void k4(read_write pipe int p) {}
kernel void k5(read_only pipe int *p) {}
kernel void k6(int pipe p) {}
kernel void k7(pipe p) {}
kernel void k8(ipipe p) {}
kernel void k9(read_only pipe image2d_t p) {}
kernel void k10(read_only pipe event_t p) {}
kernel void k11(read_only pipe struct { int a; } p) {}

struct S { pipe int p; };
pipe int ret(void);

void f(read_only pipe int p, write_only pipe int q, read_only pipe int r) {
  pipe int l;
  p = r;
  p = q;
  p + 1;
  *p;
  &p;
  (int)p;
  reserve_id_t a;
  ipipe x;
}

void g(read_only pipe uint p);
void h(read_only pipe int p, write_only pipe uint q, read_only pipe uint r) {
  g(p);
  g(q);
  g(r);
}
#endif
