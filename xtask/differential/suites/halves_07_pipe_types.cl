// std: 1.2 2.0 3.0
// Declarations of pipe types.

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_pipes)
void f0(pipe int p);
void f1(read_only pipe float4 p);
void f2(write_only pipe struct undeclared *p);
void f3(read_write pipe int p);
void f4(pipe p);
void f5(int pipe p);
void f6(pipe int *p);
void f7(pipe int p[2]);
pipe int f8(void);
void f9(read_only write_only pipe int p);

pipe int gp;
global pipe int ggp;
typedef pipe int pipe_t;
struct s { pipe int p; };

kernel void k0(pipe_t p) {
  pipe int l;
  pipe int *pl;
  f0(p);
  f1(p);
  p = p;
  (void)(p == p);
  (void)&p;
  (void)*p;
  p++;
  (pipe int)p;
  reserve_id_t r1, r2;
  (void)(r1 == r2);
  (void)&r1;
  r1 = r2;
}

kernel void k1(global reserve_id_t *r) {}
kernel void k2(pipe reserve_id_t r) {}
kernel void k3(local pipe int p) {}
#else
int pipe = 1;
void f0(int pipe) { pipe++; }
void f1(pipe int p);
#endif
