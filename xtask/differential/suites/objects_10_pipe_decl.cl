// std: 1.2 2.0 3.0
// Where pipes may be declared.
typedef struct { int a; float b; } packet;
typedef pipe int pipe_int_t;

kernel void p1(pipe int p) {}
kernel void p2(read_only pipe int p) {}
kernel void p3(write_only pipe int p) {}
kernel void p4(__read_only pipe float4 p) {}
kernel void p5(read_write pipe int p) {}
kernel void p6(pipe packet p) {}
kernel void p7(pipe_int_t p) {}
kernel void p8(read_only pipe_int_t p) {}
kernel void p9(pipe p) {}
kernel void p10(pipe void p) {}
kernel void p11(pipe int *p) {}
kernel void p12(pipe int p[2]) {}
kernel void p13(global pipe int p) {}
kernel void p14(pipe global int p) {}
kernel void p15(int pipe p) {}
kernel void p16(pipe image2d_t p) {}
kernel void p17(pipe pipe int p) {}
kernel void p18(pipe const int p) {}
kernel void p19(pipe int3 p) {}
kernel void p20(pipe) {}
kernel void p21(read_only write_only pipe int p) {}
kernel void p22(pipe unsigned p) {}
kernel void p23(pipe struct undefined_s p) {}

pipe int file_scope;
global pipe int file_scope_g;
extern pipe int file_scope_e;
struct s { pipe int p; };
union u { pipe int p; int i; };
pipe int ret_pipe(int);
void helper(pipe int p);
void helper_w(write_only pipe int p);

kernel void body(pipe int p, write_only pipe int w, pipe float f) {
  pipe int loc;
  pipe int loc2 = p;
  local pipe int loc3;
  helper(p);
  helper(w);
  helper(f);
  helper_w(w);
  helper_w(p);
  p = p;
  p + 1;
  !p;
  *p;
  &p;
  p == p;
  (int)p;
  (void)p;
  int n = sizeof(p);
}
