// std: 1.2 2.0 3.0

typedef int (^bl_t)(int);

int (^const bl_g)(int) = ^(int i) { return i; };
bl_t bl_mutable = ^(int i) { return i; };
const bl_t bl_td = ^(int i) { return i + 1; };
extern bl_t bl_ext;

bl_t ret_block(void);
void take_block(bl_t b);

int use(int n) {
  bl_t const b1 = ^(int i) { return i + n; };
  bl_t b2;
  int (^b3)(int) = ^int(int i) { return i; };
  b3 = b1;
  bl_t arr[2];
  bl_t *p = &b1;
  *b1;
  int r = b1(1) + b3(2);
  r = r ? b1(0) : bl_g(0);
  bl_t b4 = r ? b1 : b3;
  __block int blk = 0;
  int (^b5)(int, ...) = ^(int a, ...) { return a; };
  int (^b6)(void) = ^{ return ret_block; };
  struct { bl_t b; } s;
  b1("x");
  b1();
  return r;
}
