// std: 1.2 2.0 3.0
// Restrictions on blocks.

typedef int (^bl_t)(int);

#if __OPENCL_C_VERSION__ >= 200
int (^const b0)(int) = ^(int i) { return i; };
int (^b1)(int) = ^(int i) { return i + 1; };
bl_t constant b2 = ^(int i) { return i + 2; };
extern int (^const b3)(int);
bl_t ret_block(void);
void arg_block(bl_t b);
void arg_block_ptr(bl_t *b);
void arg_block_ptr2(global bl_t *b);
struct with_block { bl_t b; };

void f(int n) {
  bl_t l1 = ^(int i) { return i; };
  bl_t l2 = ^(int i) { return i; };
  bl_t l3;
  bl_t arr[2] = {l1, l2};
  int r = l1(1);
  r = l1(n) + l2(n);
  r = l1();
  r = l1("a");
  l1 = l2;
  r = n ? l1(1) : l2(2);
  bl_t sel = n ? l1 : l2;
  &l1;
  *l1;
  if (l1 == l2)
    return;
  void (^nested)(void) = ^{
    void (^inner)(void) = ^{ n; };
    inner();
    n = 3;
  };
  __block int m;
  int (^var)(int, ...) = ^(int a, ...) { return a; };
  void (^bad_ret)(void) = ^{ return 1; };
  ^(int i) { return i; }(3);
}
#endif
