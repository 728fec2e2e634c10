// std: 1.2 2.0

#if __OPENCL_C_VERSION__ < 200
#define TAIL 1
#else
#define TAIL 0
#endif

void (^block_A)(local void *) = ^(local void *a) {
  return;
};

void foo(void) {
  int i = 3;
  int (^block_B)(void) = ^int(void) {
    return i;
  };
  block_B();
}

int get42(void) {
  return ^(int x) { return x + 41; }(1);
}

kernel void k(global int *out) {
  int (^const sq)(int) = ^(int v) { return v * v; };
  out[0] = sq(4) + get42();
  out[TAIL] = ^{ return 2; }();
}
