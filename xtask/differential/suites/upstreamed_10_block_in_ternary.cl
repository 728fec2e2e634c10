// std: 2.0
// Restrictions of blocks.

typedef int (^blk_t)(int);

kernel void blocks(int c, global int *out) {
  int (^const b1)(int) = ^int(int x) { return x + 1; };
  blk_t b2 = ^(int x) { return x + 2; };
  const blk_t b3 = ^(int x) { return x; };
  blk_t b4;
  blk_t arr[2] = {b1, b2};
  blk_t *pb = &b1;
  out[0] = (c ? b1 : b2)(1);
  out[1] = b1(2);
  b1 = b2;
  b2 = b3;
  int (^vb)(int, ...) = ^int(int x, ...) { return x; };
  out[2] = ^(int y) { return y * 2; }(4);
  b1 == b2;
  !b1;
  *b1;
  &b1;
  sizeof(b1);
  c = b1 ? 1 : 0;
}

blk_t returns_block(void);
void takes_block(blk_t b);
extern blk_t ext;
constant blk_t glob = ^(int x) { return x * x; };
blk_t glob2 = ^(int x) { return x - 1; };
static blk_t const glob3 = ^(int x) { return x - 2; };
struct with_block { blk_t b; };
