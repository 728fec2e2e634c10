// std: 1.2 2.0 3.0

#if __OPENCL_C_VERSION__ < 200
void f0(void) { void (^b)(void) = ^{}; }
#else
typedef int (^bl1_t)(int);
typedef void (^vbl_t)(void);
constant bl1_t cb = ^(int a) { return a; };
bl1_t gb = ^(int a) { return a + 1; };
const bl1_t gcb = ^(int a) { return a + 2; };
global bl1_t ggb = ^(int a) { return a; };
extern bl1_t eb;
bl1_t ret(void);
void take(bl1_t b);
void take_ptr(bl1_t *b);
struct S { bl1_t b; };
kernel void kb(bl1_t b) {}

void f(int n, int (^ib)(int)) {
  bl1_t b0;
  bl1_t b1 = ^(int i) { return i + n; };
  const bl1_t b2 = ^(int i) { return i; };
  b1 = b2;
  b1 = ^(int i) { return 0; };
  int r = b1(1);
  r = b1();
  r = b1(1, 2);
  r = ^(int i) { return i; }(3);
  int (^var)(int, ...) = ^int(int a, ...) { return a; };
  bl1_t arr[2] = {b1, b2};
  bl1_t *pb = &b1;
  &b1;
  *b1;
  b1 == b2;
  !b1;
  r = r ? b1(1) : b2(2);
  bl1_t c = r ? b1 : b2;
  take(b1);
  take(0);
  int m = 1;
  __block int bm = 1;
  void (^w)(void) = ^{ m = 2; };
  vbl_t w2 = ^{ bm = 2; local int li; static int si; };
  vbl_t w3 = ^{ vbl_t inner = ^{}; inner(); return n; };
  bl1_t mis = ^(float x) { return x; };
  static bl1_t sb = ^(int i) { return i; };
  int (^refs)(bl1_t) = ^(bl1_t z) { return z(1); };
  refs(b1);
}

void (^gen)(local int *, global int *) = ^(local int *l, global int *g) { *g = *l; };
#endif
