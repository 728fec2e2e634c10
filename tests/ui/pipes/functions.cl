// Pipes as parameters, and their functions.
kernel void p1(pipe int a, read_only pipe int b, write_only pipe int c, read_write pipe int d) { }  //~ ERROR[2.0+] CL0429 //~ ERROR[1.0,1.1,1.2] CL0203
kernel void p2(pipe a) { }  //~ ERROR CL0203
kernel void p3(pipe) { }  //~ ERROR[2.0+] CL0203  //~ ERROR[1.0,1.1,1.2] CL0205
void p4(pipe int a);  //~ ERROR[1.0,1.1,1.2] CL0203
pipe int p5(void);  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0423
pipe int p6;  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0422
global pipe int p7;  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0422
kernel void p8(global pipe int a, pipe int *b, pipe int b[2], const pipe int c, pipe const int e) { }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR CL0402  //~ ERROR[2.0+] CL0315  //~ ERROR[2.0+] CL0424
kernel void p9(pipe struct { int x; } a, pipe void b, pipe image2d_t c, pipe int4 d, pipe half e, pipe bool f, pipe size_t g) { } //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[1.0,1.1,1.2] CL0203
typedef pipe int p10; kernel void p11(p10 a, write_only p10 b, read_only p10 c) { }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0430
int pipe; int p13(int pipe) { return pipe; }  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[2.0+] CL0201  //~ ERROR[2.0+] CL0204
void p14(void) { pipe int a; pipe int *b; int pipe = 1; pipe = 2; int c = pipe; }  //~ ERROR[2.0+] CL0201  //~ ERROR CL0203  //~ ERROR[2.0+] CL0204  //~ ERROR[2.0+] CL0422  //~ ERROR[2.0+] CL0424
void p15(read_only pipe int a, write_only pipe int b, reserve_id_t r, global int *g, float f) {  //~ ERROR[1.0,1.1,1.2] CL0203
int i; int *pi; float *pf;
read_pipe(a, &i);  //~ ERROR[1.0,1.1,1.2] CL0602
read_pipe(a, g);  //~ ERROR[1.0,1.1,1.2] CL0602
read_pipe(a, i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
read_pipe(a, &f);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
read_pipe(a);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
read_pipe(a, &i, 1);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
read_pipe(b, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0610
read_pipe(i, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
read_pipe(a, r, 0, &i);  //~ ERROR[1.0,1.1,1.2] CL0602
read_pipe(a, r, i, &i);  //~ ERROR[1.0,1.1,1.2] CL0602
read_pipe(a, r, &i, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
read_pipe(a, i, 0, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
read_pipe(a, r, 0, pf);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
read_pipe(a, r, 0, i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
read_pipe(a, r, 1.0f, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
write_pipe(b, &i);  //~ ERROR[1.0,1.1,1.2] CL0602
write_pipe(a, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0610
write_pipe(b, &f);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
write_pipe(b, r, 0, &i);  //~ ERROR[1.0,1.1,1.2] CL0602
write_pipe(b, r, 0);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
r = reserve_read_pipe(a, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
r = reserve_read_pipe(a, f);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
r = reserve_read_pipe(b, 1);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0610
r = reserve_read_pipe(a, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
r = reserve_read_pipe(a);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
r = reserve_write_pipe(b, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
r = reserve_write_pipe(a, 1);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0610
commit_read_pipe(a, r);  //~ ERROR[1.0,1.1,1.2] CL0602
commit_read_pipe(b, r);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0610
commit_read_pipe(a, i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
commit_write_pipe(b, r);  //~ ERROR[1.0,1.1,1.2] CL0602
commit_write_pipe(b);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
r = work_group_reserve_read_pipe(a, 1); work_group_commit_read_pipe(a, r);  //~ ERROR[1.0,1.1,1.2] CL0602
r = work_group_reserve_write_pipe(a, 1); work_group_commit_write_pipe(b, i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608  //~ ERROR[2.0+] CL0610
r = sub_group_reserve_read_pipe(a, 1); sub_group_commit_read_pipe(a, r);  //~ ERROR[1.0,1.1,1.2] CL0602
r = sub_group_reserve_write_pipe(b, 1); sub_group_commit_write_pipe(b, r);  //~ ERROR[1.0,1.1,1.2] CL0602
i = get_pipe_num_packets(a); i = get_pipe_max_packets(b);  //~ ERROR[1.0,1.1,1.2] CL0602
i = get_pipe_num_packets(i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
i = get_pipe_max_packets(&a);  //~ ERROR[2.0+] CL0502  //~ ERROR[1.0,1.1,1.2] CL0602
i = get_pipe_num_packets(a, b);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
is_valid_reserve_id(r); is_valid_reserve_id(i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0506
a == a; a = a; &a; *a; a + 1; (int)a; sizeof(a); if (a) {} a[0]; a, i; i = a; !a;  //~ ERROR[2.0+] CL0502  //~ ERROR[2.0+] CL0512  //~ ERROR[2.0+] CL0529  //~ ERROR[2.0+] CL0532
r == r; r = r; &r; r + 1; (int)r; if (r) {} r = CLK_NULL_RESERVE_ID; r != CLK_NULL_RESERVE_ID; r = 0; r = i; !r;  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0502  //~ ERROR[2.0+] CL0506  //~ ERROR[2.0+] CL0512  //~ ERROR[2.0+] CL0532
reserve_id_t r2 = r; reserve_id_t r3[2]; r3[0] = r; reserve_id_t *r4 = &r; struct { reserve_id_t a; } r5; r5.a = r; local reserve_id_t r6; constant reserve_id_t r7 = r; reserve_id_t r8 = 0;  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0310  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0506
p15(a, b, r, g, f); p15(b, a, r, g, f); p4(a); p4(b);  //~ ERROR[2.0+] CL0506
}
kernel void p16(reserve_id_t a) { } kernel void p17(global reserve_id_t *a) { } reserve_id_t p18(reserve_id_t a) { return a; } reserve_id_t p19; global reserve_id_t p20; constant reserve_id_t p21 = 0;  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0427  //~ ERROR[2.0+] CL0706
