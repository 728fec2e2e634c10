// std: 1.2 2.0 3.0
#ifndef __OPENCL_C_VERSION__
#error no version
#endif
#if __OPENCL_C_VERSION__ < 200
void noblk(void) {
  int (^b)(void) = ^{ return 0; };
}
#else
typedef int (^blk_t)(int);
blk_t gb0;
const blk_t gb1 = ^int(int a) { return a; };
constant blk_t gb2 = ^int(int a) { return a + 1; };
extern blk_t gext;
blk_t ret(void);
void parm(blk_t b);
struct S { blk_t b; };

void t(int n) {
  blk_t b0;
  blk_t b1 = ^int(int a) { return a + n; };
  const blk_t b2 = ^int(int a) { return a; };
  blk_t const *pb = &b1;
  blk_t arr[2] = {b1, b1};
  int (^bv)(int, ...) = ^int(int a, ...) { return a; };
  b1 = b2;
  b1(1);
  b1(1, 2);
  parm(b1);
  parm(^int(int x) { return x; });
  (void)(n ? b1 : b2);
  (void)*b1;
  (void)&b1;
  static blk_t sb = ^int(int a) { return a; };
  __block int bi = 0;
  void (^w)(void) = ^{ n = 2; };
  void (^inner)(void) = ^{ void (^i2)(void) = ^{}; i2(); };
  void (^img)(image2d_t) = ^(image2d_t i) {};
  (void)(b1 == b2);
  int (^rb)(blk_t) = ^int(blk_t q) { return q(1); };
  (void)^{ b1(2); };
}
#endif
