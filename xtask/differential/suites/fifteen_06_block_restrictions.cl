// std: 2.0 3.0
// opts: -DCAPTURE=1
#ifdef __opencl_c_device_enqueue
#define BLOCKS_BY_FEATURE
#endif
typedef int (^bl_t)(int);

int (^const glob)(int) = ^(int i) { return i; };
int (^noinit)(int);

void f1(void) {
  int (^bl1)(int);
  int (^bl2)(int) = ^(int i) { return 1; };
  int (^const bl3)(int) = ^(int i) { return 1; };
  bl2 = ^(int i) { return 2; };
  extern int (^bl4)(int);
  static int (^const bl5)(int) = ^(int i) { return i; };
  volatile bl_t bl6 = ^(int i) { return 1; };
}

bl_t f2(bl_t bl);
int f3(bl_t bl) { return bl(1); }
bl_t f4(void);

void f5(int i) {
  bl_t const b1 = ^(int i) { return 1; };
  bl_t const b2 = ^(int i) { return 2; };
  bl_t arr[] = {b1, b2};
  int tmp = i ? b1(i) : b2(i);
  bl_t b3 = i ? b1 : b2;
  *b1;
  &b1;
  bl_t *p;
  b1 == b2;
  !b1;
}
struct has_block { int (^bl)(void); };
void variadic(void) {
  void (^v)(int, ...) = ^(int i, ...) { };
}
#ifdef CAPTURE
void f6(image1d_t img) {
  int n = 1;
  local int loc;
  int (^const b)(void) = ^{ n = 2; return n; };
  int (^const c)(void) = ^{ local int inner; return loc; };
  void (^const d)(void) = ^{ __block int x; };
  __block int y = 1;
}
#endif
