// std: 1.2 2.0
// convergent, noduplicate, nomerge and kin on declarations, calls and other things.

void convfun(void) __attribute__((convergent));
void nonconv(void);
void nodupfun(void) __attribute__((noduplicate));
__attribute__((convergent)) int both(int) __attribute__((noduplicate));
int f(void);
int g(void) __attribute__((pure));
int g2(void) __attribute__((const));
void nr(void) __attribute__((noreturn));

__attribute__((convergent)) int bad_var;
void bad_arg(int x __attribute__((convergent)));
void bad_args(void) __attribute__((convergent(1)));
void bad_nodup(void) __attribute__((noduplicate(2)));
struct __attribute__((noduplicate)) bad_s { int i; };

void test_merge_if(int a) {
  if (a)
    f();
  nonconv();
  if (a)
    convfun();
}

void test_unroll(int n) {
  for (int i = 0; i < 10; ++i)
    nodupfun();
  for (int i = 0; i < n; ++i) {
    convfun();
    both(i);
  }
  __attribute__((nomerge)) convfun();
  __attribute__((nomerge)) int z;
}

kernel void barrier_use(global int *p) {
  p[get_local_id(0)] = 1;
  barrier(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE);
  if (p[0]) nr();
  p[1] = g() + g2();
}
void __attribute__((optnone, noinline)) on(void) {}
void __attribute__((optnone, always_inline)) oa(void) {}
