// std: 1.2 2.0 3.0
pipe int gp;
global pipe int gp2;
typedef pipe int pint;

void f1(pipe int p);
void f2(pipe p);
void f3(int pipe p);
void f4(pipe int *p);
void f5(pipe int p[2]);
void f6(pipe pipe int p);
void f7(pint p);
pipe int f8(void);
void f9(read_only pipe int p);
void f10(write_only pipe float4 p);
void f11(read_write pipe int p);
void f12(pipe struct undef p);

kernel void k0(pipe int p) {}
kernel void k1(read_only pipe int p, write_only pipe uchar q) {}
kernel void k2(read_only write_only pipe int p) {}
kernel void k3(pipe void p) {}
kernel void k4(pipe image2d_t p) {}
kernel void k5(pipe global int *p) {}

struct S { pipe int p; };

void body(pipe int p, pipe int q) {
  pipe int loc;
  p = q;
  (void)(p == q);
  (void)p;
  (void)*p;
  (void)(p + 3);
  (void)!p;
  (void)sizeof(p);
  (void)(int)p;
  f1(q);
  f9(q);
  f10(q);
}
