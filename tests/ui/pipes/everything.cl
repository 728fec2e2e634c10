// Pipes and the functions on them.

kernel void k1(pipe int p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k2(read_only pipe int p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k3(write_only pipe int p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k4(read_write pipe int p) {} //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0429
kernel void k5(pipe p) {} //~ ERROR CL0203
kernel void k6(pipe int *p) {} //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0424
kernel void k7(pipe int p[2]) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k8(global pipe int p) {} //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0315
kernel void k9(const pipe int p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k10(pipe const int p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k11(int pipe p) {} //~ ERROR[1.0,1.1,1.2] CL0201 //~ ERROR[2.0+] CL0204
kernel void k12(pipe pipe int p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k13(pipe int4 p, pipe struct { int a; } q) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k14(pipe void p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k15(pipe image2d_t p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k16(pipe event_t p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k17(pipe int global *p) {} //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0424
kernel void k18(pipe double p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k19(pipe half p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k20(pipe sampler_t p) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k21(pipe bool p) {} //~ ERROR[1.0,1.1,1.2] CL0203
pipe int gp; //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0422
global pipe int gp2; //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0422
struct s { pipe int x; }; //~ ERROR[1.0,1.1,1.2] CL0203
typedef pipe int pint; //~ ERROR[1.0,1.1,1.2] CL0203
typedef read_only pipe int rpint; //~ ERROR[1.0,1.1,1.2] CL0203
typedef write_only pipe int wpint; //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k22(pint p) {}
kernel void k25(rpint p) {}
pipe int ret(void); //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0423
void f1(pipe int p) { pipe int loc; } //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0422
void f2(read_only pipe int a, write_only pipe int b, read_only pipe float c) { //~ ERROR[1.0,1.1,1.2] CL0203
  f1(a);
  f1(b); //~ ERROR[2.0+] CL0506
  f1(c); //~ ERROR[2.0+] CL0506
  a = a; //~ ERROR[2.0+] CL0502
  a + 1; //~ ERROR[2.0+] CL0502
  &a; //~ ERROR[2.0+] CL0502
  *a; //~ ERROR[2.0+] CL0502
  if (a) {} //~ ERROR[2.0+] CL0532
  a == a; //~ ERROR[2.0+] CL0502
  a[0]; //~ ERROR[2.0+] CL0529
  (int)a; //~ ERROR[2.0+] CL0512
  sizeof(a);
  int x; float y;
  read_pipe(a, &x); //~ ERROR[1.0,1.1,1.2] CL0602
  read_pipe(b, &x); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0610
  read_pipe(a, &y); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  read_pipe(a, x); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  read_pipe(a); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0603
  read_pipe(); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0603
  read_pipe(a, &x, 1); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0603
  write_pipe(b, &x); //~ ERROR[1.0,1.1,1.2] CL0602
  write_pipe(a, &x); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0610
  write_pipe(b, &y); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  reserve_id_t r = reserve_read_pipe(a, 3); //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[1.0,1.1,1.2] CL0602
  r = reserve_write_pipe(b, 3); //~ ERROR[1.0,1.1,1.2] CL0602
  r = reserve_read_pipe(b, 3); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0610
  r = reserve_read_pipe(a); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0603
  r = reserve_read_pipe(a, 3.0f); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  r = reserve_read_pipe(a, &x); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  read_pipe(a, r, 1, &x); //~ ERROR[1.0,1.1,1.2] CL0602
  read_pipe(a, r, 1.0f, &x); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  read_pipe(a, 1, 1, &x); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  read_pipe(a, r, 1, &y); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  read_pipe(a, r, 1, x); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  commit_read_pipe(a, r); //~ ERROR[1.0,1.1,1.2] CL0602
  commit_read_pipe(b, r); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0610
  commit_read_pipe(a, 1); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  commit_read_pipe(a); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0603
  commit_write_pipe(b, r); //~ ERROR[1.0,1.1,1.2] CL0602
  work_group_reserve_read_pipe(a, 3); //~ ERROR[1.0,1.1,1.2] CL0602
  work_group_commit_write_pipe(b, r); //~ ERROR[1.0,1.1,1.2] CL0602
  sub_group_reserve_write_pipe(b, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  sub_group_commit_read_pipe(a, r); //~ ERROR[1.0,1.1,1.2] CL0602
  get_pipe_num_packets(a); //~ ERROR[1.0,1.1,1.2] CL0602
  get_pipe_max_packets(b); //~ ERROR[1.0,1.1,1.2] CL0602
  get_pipe_num_packets(1); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  get_pipe_num_packets(x); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  get_pipe_num_packets(); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0603
  get_pipe_num_packets(a, b); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0603
  global int *gi; local int *li; constant int *ci;
  read_pipe(a, gi); read_pipe(a, li); //~ ERROR[1.0,1.1,1.2] CL0602
  read_pipe(a, ci); //~ ERROR[1.0,1.1,1.2] CL0602
  write_pipe(b, ci); //~ ERROR[1.0,1.1,1.2] CL0602
  read_pipe(a, (const int*)0); //~ ERROR[1.0,1.1,1.2] CL0602
  int4 i4; read_pipe(a, &i4); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  uint u; read_pipe(a, &u); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  void *v; read_pipe(a, v); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
}
