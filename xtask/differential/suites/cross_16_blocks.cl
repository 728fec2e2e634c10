// std: 1.2 2.0 3.0

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
int (^const gb)(int) = ^(int a) { return a + 1; };
int (^gb2)(int) = ^(int a) { return a; };

typedef int (^bl_t)(int);
bl_t gb3 = ^(int a) { return 1; };
const bl_t gb4 = ^(int a) { return 2; };

void take(bl_t b);
bl_t ret(void);
void ptr(bl_t *b);
struct S { int (^b)(int); };

void f(bl_t p, int n) {
  int (^b1)(void);
  int (^b2)(void) = ^{ return 1; };
  bl_t const b3 = ^(int i) { return i + n; };
  bl_t b4 = ^(int i) { return i; };
  bl_t b5 = b4;
  b4 = b3;
  int (^const b6)(int, ...) = ^(int i, ...) { return i; };
  bl_t const arr[2] = {b3, b4};
  bl_t *pb;
  &b3;
  *b3;
  int r = n ? b3(1) : b4(2);
  bl_t const t = n ? b3 : b4;
  __block int q;
  const bl_t b7 = ^(int i) { return ^(int j) { return j; }(i); };
  ^(void) { return; }();
  take(b3);
}
#else
void f(void) {
  void (^b)(void) = ^{};
}
int (^const gb)(int);
#endif
