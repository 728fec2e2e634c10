// std: 2.0 3.0
// opts: -D__opencl_c_pipes=1

// The type specifier pipe and its access qualifiers.

typedef int my_int;
typedef pipe int pipe_td;
typedef read_only pipe int ro_pipe_td;
typedef struct { int a; } st;

pipe int gp;
extern pipe int egp;
constant pipe int cp;

void p1(pipe int p) {}
void p2(read_only pipe int p) {}
void p3(write_only pipe float4 p) {}
void p4(read_write pipe int p) {}
void p5(int pipe p) {}
void p6(pipe p) {}
void p7(pipe my_int p) {}
void p8(pipe st p) {}
void p9(pipe struct undefined p) {}
void p10(pipe int *p) {}
void p11(pipe int p[2]) {}
void p12(global pipe int p) {}
void p13(pipe global int p) {}
void p14(pipe int const p) {}
void p15(const pipe int p) {}
void p16(pipe pipe int p) {}
void p17(pipe_td p) {}
void p18(write_only pipe_td p) {}
void p19(write_only ro_pipe_td p) {}
void p20(pipe void p) {}
void p21(pipe image2d_t p) {}
void p22(pipe int (*p)) {}
void p23(read_only write_only pipe int p) {}
void p24(read_only int p) {}
void p25(pipe reserve_id_t p) {}
pipe int r1(void);
read_only pipe int r2(void);

struct has_pipe { pipe int p; };

kernel void k1(read_only pipe int p, write_only pipe int q) {}
kernel void k2(pipe global int *p) {}
kernel void k3(pipe bool p) {}

void body(read_only pipe int a, read_only pipe int b, write_only pipe int w,
          read_only pipe uint u) {
  pipe int l;
  read_only pipe int m = a;
  a = b;
  a + 1;
  &a;
  *a;
  !a;
  a == b;
  sizeof(a);
  (int)a;
  if (a) {}
  p2(a);
  p2(w);
  p2(u);
  p1(a);
  p1(w);
  int pipe = 1;
  int x = a;
}
