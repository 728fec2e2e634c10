// std: 1.2 2.0 3.0
typedef int (^bl_t)(int);
int (^const gb)(int) = ^(int x) { return x; };
int (^nb)(int);
const bl_t gt = ^int(int x) { return x + 1; };
struct S { bl_t b; };
bl_t ret(void);
void param(bl_t b);
extern bl_t eb;

void f(int n, global int *g) {
  bl_t b0 = ^(int x) { return x + n; };
  const bl_t b1 = ^(int x) { return x; };
  bl_t b2;
  b0 = b1;
  bl_t arr[2] = {b0, b1};
  bl_t *pb = &b0;
  *b0;
  &b0;
  __block int z = 0;
  ^{ n = 1; };
  ^{ g[0] = n; }();
  int y = n ? b0(1) : b1(2);
  bl_t c = n ? b0 : b1;
  int (^v)(int, ...) = ^(int a, ...) { return a; };
  void (^u)(bl_t) = ^(bl_t q) { q(1); };
  bl_t m = ^(int x) { return 1.0f; };
  float w = ^(float a) { return a; }(1.0f);
  static const bl_t sb = ^(int x) { return x; };
  int (^__attribute__((noinline)) at)(void) = ^{ return 1; };
  b0 == b1;
  b1();
}
