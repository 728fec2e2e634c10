// std: 1.0 1.1 1.2 2.0 3.0
int known(int a);
void undeclared(int i) {
  foo();
  i = bar(1);
  i = knwon(1);
  Known(2);
  printf("x");
  malloc(10);
  i = get_globl_id(0);
  i = strlen("a");
  barrier(CLK_LOCAL_MEM_FENC);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  i = undeclared_var;
  i = kown + 1;
  float f = sinf(1.0f);
  f = fabsf(f);
  f = __builtin_fabsf(f);
  f = __builtin_nope(f);
  f = sqrt;
  memcpy(&i, &f, 4);
  unknown_t t;
  unknown_t *p;
  struct undefined_s s;
  struct undefined_s *ps;
  ps->x = 1;
  later(1);
  goto nowhere;
  enqueue_kernel();
  get_enqueued_local_size(0);
  i = popcount(i);
  sub_group_barrier(0);
  i = get_sub_group_id();
  abs_diff(i, undef1, undef2);
  to_global(&i);
}
void later(int x) {}
int later2(int x) { return later3(x); }
float later3(int x) { return x; }
