// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_pipes)
global pipe int gp;
global reserve_id_t rid;
extern pipe write_only int get_pipe(void);
typedef pipe int pipe_int;
struct ps { pipe int p; };

kernel void t1(reserve_id_t id) {}
kernel void t2(pipe read_only int *p) {}
void t3(pipe int p) {}
void t4(int pipe p) {}
void t5(pipe int *p) {}
void t6(pipe p) {}
void t7(pipe half p) {}
void t8(read_only pipe float4 p, write_only pipe uchar q) {}
void t9(pipe int a[2]) {}
void t10(void) { pipe int p; }
void t11(pipe int p, pipe float q, pipe_int r) {
  pipe_int l;
  p = q;
  p + 1;
  *p;
  if (p) {}
  t3(p);
  t3(q);
  t3(r);
  sizeof(p);
}

int tmp(void) {
  reserve_id_t id;
  reserve_id_t id2 = 0;
  if (id == id) {}
  return 0;
}
#else
void no_pipe(pipe int p) {}
int pipe;
#endif
