// std: 2.0

void (^block_A)(local void *) = ^(local void *a) {
  return;
};

int get42() {
  int (^ const blk)(void) = ^{ return 42; };
  return blk();
}

constant int (^gblk)(int) = ^(int x) { return x + 1; };
constant int not_a_block = 1;
int (^const blk_const)(int) = ^(int x) { return 2 * x; };

kernel void uses_blocks(global int *res, int n) {
  int local_copy = n;
  int (^const capture)(int) = ^(int a) {
    return a + local_copy + n;
  };
  res[0] = capture(3);
  res[1] = ^(int a, int b) { return a * b; }(4, 5);
  res[2] = blk_const(res[1]);

  void (^const nop)(void) = ^{};
  nop();

  typedef int (^fn_t)(int);
  const fn_t inner = ^(int i) {
    const fn_t deeper = ^(int j) { return j - i; };
    return deeper(7);
  };
  res[3] = inner(2);

  int (^const modify)(void) = ^{
    local_copy = 3;
    return local_copy;
  };
  res[4] = modify();
}
