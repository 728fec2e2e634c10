// std: 1.2 2.0 3.0
// opts: -DPLAIN=1
// opts: -DBLOCKS_AS_GLOBALS=1

#ifdef BLOCKS_AS_GLOBALS
int (^const gblk)(int) = ^(int a) { return a + 1; };
int (^constant gcblk)(int) = ^(int a) { return a + 2; };
int (^gblk_nonconst)(int) = ^(int a) { return a + 3; };
int (^const gblk_noinit)(int);
#endif

typedef int (^blk_t)(int, int);

extern blk_t ext_blk;

void f(int n) {
  blk_t b = ^(int x, int y) { return x + y; };
  int (^c)(void) = ^{ return 4; };
  blk_t noinit;
  int r = b(1, 2) + c();
  r = b(1);
  int (^ok2)(void) = ^{ return n; };
  int (^vari)(int, ...) = ^int(int a, ...) { return a; };
  blk_t sel = n ? b : b;
  *b;
  int bad = ^(int z) { return z; }(3);
  void (^img)(blk_t) = ^(blk_t q) { };
}
