// std: 1.2 2.0 3.0
// opts:
// Declarations of pipes.

kernel void ok1(read_only pipe int p) {}
kernel void ok2(write_only pipe float4 p) {}
kernel void ok3(pipe int p) {}
kernel void bad1(read_write pipe int p) {}
kernel void bad2(pipe p) {}
kernel void bad3(pipe int *p) {}
kernel void bad4(pipe int p[2]) {}
kernel void bad5(global pipe int p) {}
kernel void bad6(read_only pipe pipe int p) {}
struct S { int x; float y; };
kernel void ok4(read_only pipe struct S p) {}
kernel void bad7(read_only pipe image2d_t p) {}
kernel void bad8(pipe int (*p)) {}
typedef pipe int pipe_t;
typedef read_only pipe int rpipe_t;
kernel void td(rpipe_t p) {}
kernel void td2(write_only rpipe_t p) {}
void fn(read_only pipe int p) {}
pipe int ret(void);
pipe int file_pipe;
extern read_only pipe int ext_pipe;
struct P { pipe int p; };

kernel void vars(read_only pipe int p, read_only pipe float q) {
  pipe int loc;
  read_only pipe int loc2;
  p = p;
  (void)&p;
  (void)*p;
  (void)(p == p);
  (void)p + 1;
  (void)sizeof(p);
  (void)sizeof(pipe int);
  (void)(pipe int)p;
  fn(p);
  fn(q);
  fn(1);
  ok1(p);
  reserve_id_t r = {0};
}
