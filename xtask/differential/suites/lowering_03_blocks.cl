// std: 2.0 3.0
// Block literals: captures, calls, global blocks.

int printf(constant char const *, ...);

int (^constant block_A)(local void *) = ^(local void *a) {
  return 1;
};

kernel void capture(__global int *out) {
  int i = get_global_id(0);
  int (^const block_B)(void) = ^{
    return i;
  };
  out[i] = block_B();
}

int get42(void) {
  return ^{ return 42; }();
}

kernel void nested(__global int *out) {
  const int k = 3;
  int (^const outer)(int) = ^int(int x) {
    int (^const inner)(int) = ^(int y) { return y + k; };
    return inner(x) * 2;
  };
  out[0] = outer(1);
}

typedef int (^blk_t)(int);

int call_it(__global int *p) {
  const blk_t b = ^(int v) { return v + 1; };
  return b(*p);
}

void assign_captured(void) {
  int n = 0;
  void (^const b)(void) = ^{
    n = 1;
  };
  b();
}

void byref(void) {
  __block int n = 0;
  void (^const b)(void) = ^{ n++; };
  b();
}
