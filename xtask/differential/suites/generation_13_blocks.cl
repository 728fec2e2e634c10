// std: 1.2 2.0 3.0
// opts: -DPLAIN_RUN=1
// Blocks: literals, calls and what cannot be done with them.

typedef int (^bl_t)(int);
int (^const global_block)(int) = ^int(int x) { return x + 1; };
bl_t typedef_block = ^(int x) { return x * 2; };
int (^non_const)(int);
constant bl_t cb = ^(int x) { return 3; };

int call_param(bl_t b) { return b(1); }
bl_t returns_block(void);

kernel void k(global int *out, int n) {
  bl_t a = ^(int x) { return x; };
  bl_t const b = ^int(int x) { return x + n; };
  void (^v)(void) = ^{ out[0] = 1; };
  void (^w)(local int *) = ^(local int *p) { *p = 1; };
  int (^noarg)(void) = ^{ return 4; };
  int captured = 5;
  bl_t c = ^(int x) { return x + captured; };
  bl_t m = ^(int x) { captured = 3; return x; };
  bl_t uninit;
  a = b;
  bl_t arr[2] = {^(int x) { return 1; }, ^(int x) { return 2; }};
  bl_t *pb = &a;
  out[1] = a(1) + b(2) + noarg() + ^(int x) { return x; }(3);
  out[2] = c(1, 2);
  out[3] = call_param(a);
  out[4] = n ? a(1) : b(2);
  bl_t sel = n ? a : b;
  int (^variadic)(int, ...) = ^(int x, ...) { return x; };
  __block int shared = 0;
  v();
  bl_t nested = ^(int x) {
    bl_t inner = ^(int y) { return y + x; };
    return inner(x);
  };
  out[5] = nested(1);
  extern bl_t ext_block;
  static bl_t stat = ^(int x) { return 9; };
  (void)sizeof(a);
  *a;
  if (a == b) out[6] = 1;
}
struct has_block { bl_t b; };
