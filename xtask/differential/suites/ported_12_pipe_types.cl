// std: 2.0 3.0

global pipe int gp;
pipe int gp2;
constant pipe float cp = {0};

void t1(pipe int p);
void t2(pipe p);
void t3(int pipe p);
void t4(pipe int *p);
void t5(pipe int p[]);
pipe int t6(void);
kernel void t7(read_write pipe int p);
kernel void t8(read_only pipe int3 p, write_only pipe struct S *q);
void t9(global pipe int p);

typedef pipe int int_pipe;
kernel void t10(read_only int_pipe p) {}
void t11(read_only pipe int p, write_only pipe int q, read_only pipe uint r);

void test(read_only pipe int a, write_only pipe int b) {
  t11(a, b, a);
  t11(b, a, a);
  a = a;
  a == a;
  a + 1;
  &a;
  pipe int l;
  reserve_id_t r1, r2;
  r1 == r2;
  r1 = r2;
  r1 = 0;
  is_valid_reserve_id(r1);
  is_valid_reserve_id(a);
}
