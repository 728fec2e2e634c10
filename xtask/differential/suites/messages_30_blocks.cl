// std: 1.2 2.0 3.0
typedef int (^bl_t)(int);
int (^const glb)(int) = ^(int i) { return i; };
int (^nonconst)(int) = ^(int i) { return i; };
extern int (^ext)(int);
bl_t ret(void);
void take(bl_t b);
void take_ptr(bl_t *b);
struct S { int (^b)(int); };
bl_t arr[2];

kernel void k(int n, global int *p) {
  bl_t const a = ^(int i) { return i + n; };
  bl_t b = ^(int i) { return i; };
  bl_t c;
  extern bl_t d;
  static bl_t const e = ^(int i) { return i; };
  bl_t const f = a;
  bl_t g[2] = {^(int i) { return 1; }, ^(int i) { return 2; }};
  bl_t const *h = &a;
  int r = a(1);
  r = a(1, 2);
  r = n ? a(1) : f(2);
  bl_t const t = n ? a : f;
  b = a;
  take(a);
  take(^(int i) { return a(i); });
  void (^const v)(int, ...) = ^(int i, ...) {};
  bl_t const rec = ^(int i) { return rec(i); };
  __block int m = 1;
  int (^const w)(void) = ^{ n = 2; return n; };
  int (^const x)(bl_t) = ^(bl_t q) { return q(1); };
  int (^const y)(void) = ^{ int *z = &n; return *z; };
  int (^const u)(void) = ^{ local int ll; return ll; };
  a == f;
  *a;
  &a;
}
