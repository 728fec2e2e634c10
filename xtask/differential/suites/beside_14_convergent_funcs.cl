// std: 1.2 2.0 3.0
void convfun(void) __attribute__((convergent));
void non_convfun(void);
void nodupfun(void) __attribute__((noduplicate));
int pure_one(int) __attribute__((const));

void f(void);
void g(void);

void calls_f(int a) {
  if (a)
    f();
  non_convfun();
  if (a)
    g();
}

void loop(void) {
  for (int i = 0; i < 10; i++)
    convfun();
}

void nodup(int a) {
  for (int i = 0; i < 10; i++)
    nodupfun();
}

kernel void asm_convergent(void) {
  __asm__ volatile("s_barrier");
}

kernel void in_kernel(global int *p) {
  if (p[0])
    barrier(CLK_GLOBAL_MEM_FENCE);
  p[1] = pure_one(p[0]);
}

int conv_var __attribute__((convergent));
