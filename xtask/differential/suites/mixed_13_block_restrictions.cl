// std: 2.0 3.0
// Restrictions on blocks (s6.12.5).

typedef int (^bl_t)(int);

int (^const gbl)(int) = ^(int i) { return i; };
int (^gbl2)(int) = ^(int i) { return i + 1; };
extern bl_t ebl;

bl_t returns_block(void) { return ^int(int i) { return i; }; }
void takes_block(bl_t b);
void takes_block_ptr(bl_t *b);

struct has_block { bl_t b; };

kernel void kb(bl_t b) {}

void f(int n) {
  const bl_t a = ^(int i) { return i * n; };
  bl_t b = ^(int i) { return i; };
  bl_t uninit;
  static bl_t s = ^(int i) { return i; };
  bl_t arr[1];
  bl_t arr2[] = {^(int i) { return i; }};
  a = b;
  b = a;
  int r = a(1);
  r = b(1, 2);
  r = a("x");
  r = n ? a(1) : b(2);
  bl_t c = n ? a : b;
  bl_t *p = &a;
  int v = *a;
  takes_block(a);
  a == b;
  void (^vb)(void) = ^{ n++; };
  void (^va)(int, ...) = ^(int i, ...) {};
  void (^mut)(void) = ^{ int m = n; m++; };
  __block int blk;
  void (^w)(void) = ^{ return 1; };
  int (^x)(void) = ^{ return 1.0f; };
}
