// std: 1.2 2.0

void nodivfun(void) __attribute__((convergent));
void convfun(void) __attribute__((convergent, overloadable));
void non_convfun(void) {
  volatile int *p;
  *p = 0;
}

void f(void);
void g(void);

void test_merge_if(int a) {
  if (a)
    f();
  non_convfun();
  if (a)
    g();
}

void test_unroll(void) {
  __attribute__((opencl_unroll_hint(4)))
  for (int i = 0; i < 10; i++)
    convfun();
}

void test_not_unroll(void) {
  for (int i = 0; i < 10; i++)
    nodivfun();
}

typedef struct { int x; } S __attribute__((convergent));

kernel void assume_convergent_asm(void) {
  __asm__ volatile("s_barrier");
}

kernel void bar(void) {
  barrier(CLK_LOCAL_MEM_FENCE);
  nodivfun() __attribute__((nomerge));
  __attribute__((nomerge)) nodivfun();
}
