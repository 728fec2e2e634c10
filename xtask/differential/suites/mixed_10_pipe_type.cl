// std: 1.2 2.0 3.0
// Declarations with the pipe keyword.

#ifdef __opencl_c_pipes
#define HAVE 1
#endif

pipe int gpipe;
global pipe int gpipe2;
extern pipe int epipe;

void f0(pipe int p);
void f1(read_only pipe int4 p);
void f2(write_only pipe float p);
void f3(read_write pipe int p);
void f4(pipe int *p);
void f5(pipe global int *p);
void f6(global pipe int *p);
void f7(pipe p);
void f8(int pipe p);
void f9(pipe pipe int p);
pipe int ret(void);

typedef pipe int pint;
void t0(pint p);
void t1(read_only pint p);
struct sp { pipe int m; };

kernel void k(read_only pipe int in, write_only pipe int out, read_only pipe float fin) {
  pipe int lp;
  pipe int copy = in;
  f0(in);
  f0(out);
  f0(fin);
  f2(in);
  in = in;
  *in;
  &in;
  in + 1;
  sizeof(in);
  pipe int arr[2];
}
