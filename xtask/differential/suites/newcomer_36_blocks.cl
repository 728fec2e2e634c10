// std: 1.2 2.0 3.0
typedef int (^blk_t)(int);
int (^const glob)(int) = ^(int a) { return a; };
int (^nonconst)(int) = ^(int a) { return a + 1; };
constant blk_t cb = ^(int a) { return a; };
struct s { blk_t b; };
blk_t ret(void);
void take(blk_t b);

kernel void k(int n) {
  int (^a)(int) = ^(int x) { return x + n; };
  int (^uninit)(int);
  const blk_t b = ^int(int x) { return x; };
  blk_t arr[2] = {a, b};
  blk_t *p = &b;
  a = b;
  a(1);
  (n ? a : b)(1);
  __block int z = 0;
  extern int (^e)(int);
  void (^var)(int, ...) = ^(int x, ...) {};
  *a;
  take(a);
}
