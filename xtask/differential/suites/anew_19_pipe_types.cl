// std: 1.2 2.0 3.0

#if (__OPENCL_C_VERSION__ == 200) || defined(__opencl_c_pipes)
void p1(pipe int p);
void p2(read_only pipe int p);
void p3(write_only pipe float4 p);
void p4(read_write pipe int p);
void p5(pipe p);
void p6(pipe int *p);
void p7(pipe int p[2]);
void p8(int pipe p);
void p9(global pipe int p);
void p10(pipe global int *p);
typedef pipe int pipe_td;
typedef read_only pipe float ro_pipe;
void p11(pipe_td p);
void p12(read_only pipe_td p);
void p13(ro_pipe p);
void p14(write_only ro_pipe p);
void p15(pipe struct { int a; } p);
void p16(pipe image2d_t p);
void p17(pipe bool p);
void p18(pipe void p);

pipe int gp;
global pipe int gp2;
constant pipe int gp3;
extern pipe float gp4;
pipe int ret(void);
struct S { pipe int p; };

kernel void k(read_only pipe int p, read_only pipe int q, write_only pipe int w, read_only pipe uint u) {
  pipe int l;
  p = q;
  p == q;
  p + 1;
  !p;
  &p;
  *p;
  (int)p;
  p2(p);
  p2(w);
  p2(u);
  p1(p);
}
#else
void p1(pipe int p);
int pipe = 3;
int use(void) { return pipe; }
#endif
