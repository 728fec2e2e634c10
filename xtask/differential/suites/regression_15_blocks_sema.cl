// std: 2.0 3.0
typedef int (^blk_t)(int);
int (^const gblk)(int) = ^int(int a) { return a + 1; };
int (^nonconst)(int) = ^int(int a) { return a; };
extern blk_t ext;

void arg(blk_t b);
blk_t ret(void);

kernel void k(global int *out, int n) {
  blk_t b1 = ^int(int a) { return a * n; };
  int (^b2)(int) = ^(int a) { return a; };
  out[0] = b1(2);
  b1 = b2;
  b1 = ^int(int a) { return 0; };
  blk_t arr[2] = {b1, b2};
  blk_t *p = &b1;
  *b1;
  blk_t sel = n ? b1 : b2;
  out[1] = (n ? b1 : b2)(3);
  int (^b3)(int, ...) = ^int(int a, ...) { return a; };
  void (^b4)(blk_t) = ^(blk_t x) { };
  b1(1, 2);
  if (b1) out[0] = 1;
  __block int z;
}

struct with_block { blk_t b; };
