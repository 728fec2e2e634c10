// std: 1.2 2.0
void convfun(void) __attribute__((convergent));
void non_convfun(void) { volatile int *p; *p = 0; }
void nodupfun(void) __attribute__((noduplicate));
int pure_fun(int) __attribute__((pure, overloadable));
float pure_fun(float) __attribute__((const, overloadable));
void kept(void) __attribute__((noinline, cold));
static inline __attribute__((always_inline, flatten)) int inl(int x) { return x; }

void f(void);

void test_merge_if(int a) {
  if (a) f();
  non_convfun();
  if (a) convfun();
}

void test_unroll(void) {
  #pragma unroll 10
  for (int i = 0; i < 10; i++)
    convfun();
  #pragma nounroll
  for (int i = 0; i < 10; i++)
    nodupfun();
}

int call_all(void) { kept(); return inl(pure_fun(1) + (int)pure_fun(2.0f)); }
int bad __attribute__((convergent));
