// std: 1.2 2.0 3.0

int (^glob)(int) = ^(int a) { return a; };
int (^const cglob)(int) = ^(int a) { return a; };
constant int (^kglob)(int) = ^(int a) { return a; };
typedef int (^bl_t)(int);
typedef int (^vbl_t)(int, ...);
const bl_t tglob = ^(int a) { return a + 1; };

struct S { bl_t b; };
bl_t ret(void);
int take(bl_t b);
int take_ptr(bl_t *b);
extern const bl_t ext;

kernel void kp(bl_t b) {}

void f(int n) {
  bl_t b0;
  bl_t b1 = ^(int i) { return i; };
  const bl_t b2 = ^(int i) { return i + n; };
  bl_t const b3 = ^(int i, ...) { return i; };
  const vbl_t b4 = ^(int i, ...) { return i; };
  int (^const b5)(void) = ^{ return 1; };
  int (^const b6)(void) = ^{ return 1.0f; };
  b1 = b2;
  bl_t arr[2];
  const bl_t carr[] = {b2};
  (void)*b2;
  (void)&b2;
  (void)(n ? b2 : b5);
  (void)(b2 == b2);
  take(b2);
  take(^(int z) { return z; });
  __block int shared = 0;
  const bl_t b7 = ^(int i) { return take(b2); };
  bl_t *pb;
  static const bl_t sb = ^(int i) { return i; };
  ^{ n = 1; }();
}
