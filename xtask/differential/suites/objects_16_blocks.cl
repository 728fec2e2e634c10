// std: 1.2 2.0 3.0
// What a block may be, hold and go to.
typedef int (^bi_t)(int);
typedef void (^bv_t)(void);
int (^const gb)(int) = ^(int x) { return x + 1; };
int (^gb_nonconst)(int) = ^(int x) { return x; };
bi_t gb_noinit;
constant bi_t gb_c = ^(int i) { return i; };
global bi_t gb_g = ^(int i) { return i; };
extern bi_t gb_ext;
struct with_block { bi_t b; };
union with_block_u { bi_t b; int i; };

bi_t ret_block(void);
bi_t ret_block2(int n) { return ^(int i) { return i; }; }
void take_block(bi_t b);
void take_block2(bi_t b) { b(2); }
kernel void k_block(bi_t b) {}
kernel void k_block_ptr(global bi_t *b) {}

kernel void locals(global int *o, int n) {
  bi_t b1 = ^(int i) { return i * 2; };
  const bi_t b2 = ^int(int i) { return i + n; };
  bi_t b3;
  bi_t b4 = b1;
  bi_t arr[2] = { ^(int i) { return i; }, ^(int i) { return i; } };
  bi_t *pb = &b1;
  __block int shared = 0;
  local bi_t lb;
  static bi_t sb = ^(int i) { return i; };
  *o = b1(3) + b2(4) + gb(1);
  b1 = ^(int i) { return i; };
  b1 = b2;
  b1 = 0;
  *b1;
  &b1;
  !b1;
  b1 == b2;
  b1();
  b1(1, 2);
  b1(o);
  *o = b1 ? 1 : 2;
  bi_t t = n ? b1 : b2;
  bi_t u = n ? ^(int i) { return i; } : ^(int i) { return -i; };
  take_block(b1);
  take_block(^(int i) { return i + 1; });
  take_block2(^(int i) { return i + 1; });
  take_block(0);
  bi_t w1 = ^(float f) { return 1; };
  bv_t w2 = ^(int i) {};
  bi_t w3 = ^(int i) { return 1.0f; };
  ^(int i, ...) { return i; };
  int (^var)(int, ...) = ^(int i, ...) { return i; };
  *o = ^(int i) { return i; }(5);
}
