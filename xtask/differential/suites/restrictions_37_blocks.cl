// std: 1.2 2.0 3.0
int (^BlkGlobal)(int) = ^int(int n) { return n; };
int (^const BlkConst)(int) = ^int(int n) { return n; };
typedef int (^bl_t)(int);
void takes(bl_t b);
bl_t ret(void);
extern bl_t eb;
kernel void kb(bl_t b) {}
struct S { bl_t b; };
void f(int i, global int *p) {
  int (^b0)(void) = ^{ return 1; };
  int (^const b1)(void) = ^{ return 1; };
  bl_t b2 = ^(int n) { return n + i; };
  const bl_t b3 = ^(int n) { return n; };
  bl_t b4;
  b2 = b3;
  b2(1);
  b2(1, 2);
  int (^b5)(int, ...) = ^int(int n, ...) { return 0; };
  bl_t arr[2] = {b2, b3};
  bl_t *pb = &b2;
  takes(b2);
  i ? b2(1) : b3(2);
  bl_t b6 = i ? b2 : b3;
  *b2;
  __block int bv;
  void (^b7)(bl_t) = ^(bl_t x) { };
  ^{ local int z; static int s; i = 2; }();
}
