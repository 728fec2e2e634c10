// std: 2.0 3.0
typedef int (^bl_t)(int);
int (^const gb)(int) = ^(int i) { return i + 1; };
int (^gb2)(int) = ^(int i) { return i; };
bl_t gb3;
constant bl_t gb4 = ^(int i) { return i; };
extern bl_t ext;
void take(bl_t b);
bl_t ret(void);
struct with_block { bl_t b; };

void f0(bl_t a, bl_t b, int k, bl_t *pa) {
  bl_t c = ^(int x) { return x; };
  const bl_t d = ^(int x) { return x; };
  int (^const e)(int) = ^(int x) { return x * 2; };
  int (^u)(int);
  bl_t arr[2] = {a, b};
  bl_t *p = &a;
  d = c;
  c = ^(int x) { return -x; };
  *c;
  &c;
  k ? c(1) : d(2);
  k ? c : d;
  int r = d(3);
  r = d();
  r = d(1, 2);
  r = ^(int x) { return x; }(4);
}

void f1(void) {
  __block int bi = 0;
  int i = 1;
  void (^const b)(void) = ^{ i = 2; };
  void (^const n)(void) = ^{ int j = i; (void)j; };
  void (^const v)(int, ...) = ^(int a, ...) { };
  bl_t const w = ^(float f) { return 1; };
  bl_t const x = ^(int f) { return 1.0f; };
  void (^const y)(void) = ^{ local int li; static int si; };
  goto *b;
}
