// std: 1.2 2.0 3.0
// Restrictions on blocks.

typedef int (^blk_t)(int);
typedef void (^vblk_t)(void);

int (^const top)(int) = ^(int a) { return a; };
int (^nonconst)(int);
blk_t bglob = ^(int x) { return x + 1; };
extern blk_t eb;
struct sb { blk_t b; };
blk_t retb(void);

void f0(blk_t b);
void f1(blk_t *b);

kernel void f2(int n) {
  blk_t a = ^(int x) { return x; };
  a = ^(int x) { return 1; };
  const blk_t c = ^(int x) { return x + n; };
  blk_t d;
  blk_t arr[2] = {a, c};
  int (^va)(int, ...) = ^(int x, ...) { return 0; };
  int r = a(1);
  r = n ? a(1) : c(2);
  blk_t e = n ? a : c;
  blk_t *p = &a;
  blk_t q = *p;
  sizeof(a);
  f0(a);
  ^{ int z = n; n = 2; }();
  __block int bv = 0;
  vblk_t w = ^{ ; };
  w = 0;
  if (a == c) {}
  void (^x)(local int *) = ^(local int *l) { *l = n; };
  int y = ^(int m) { return m * 2; }(3);
  a(1, 2);
}
