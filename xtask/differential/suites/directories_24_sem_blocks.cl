// std: 1.2 2.0 3.0
typedef int (^bl_t)(int);
bl_t glob_uninit;
const bl_t glob = ^(int i) { return i; };
struct S { bl_t b; };

void f0(int (^const bl)(void));
bl_t f1(bl_t bl);

void f2(void) {
  int i = 3;
  int (^bl0)(void) = ^{ return i; };
  int (^const bl1)(void) = ^{ return 1; };
  bl0 = bl1;
  f0(bl1);
  f0(^{ return 2; });
  bl_t bl2 = ^(int j) { return j + i; };
  int r = bl2(5);
  bl_t arr[2] = {^(int i) { return 1; }, ^(int i) { return 2; }};
  bl_t *p;
  bl2 ? 1 : 2;
  r = i ? bl2(1) : bl1();
  void (^va)(int, ...) = ^(int a, ...) {};
  int (^rec)(int) = ^(int n) { i = n; return rec(n); };
  __block int blk = 1;
  *bl2;
  &bl2;
}
