// std: 1.2

int get_dummy_id(int D);

kernel void bar(global int *A);

kernel void foo(global int *A) {
  int id = get_dummy_id(0);
  A[id] = id;
  bar(A);
}

static inline int helper(int x) {
  return x;
}

inline int inl(int x) {
  return helper(x);
}

__attribute__((always_inline)) int ai(void) { return inl(1); }
__attribute__((noinline)) int ni(void) { return ai(); }
__attribute__((overloadable)) int ov(int a) { return a; }
__attribute__((overloadable)) int ov(float a) { return ni(); }
__attribute__((pure)) int pu(int a) { return ov(a) + ov(1.0f); }
__attribute__((const)) int co(int a) { return pu(a); }
