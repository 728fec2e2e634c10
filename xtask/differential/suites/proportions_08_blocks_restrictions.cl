// std: 2.0 3.0
void f0(int (^const bl)());
void f1(void) {
  int (^bl1)(void) = ^(void) { return 1; };
  int (^const bl2)(void);
  int (^const bl3)(void) = ^(void) { return 1; };
  bl1();
  bl3();
}
extern int (^bl_extern)(void);
int (^bl_global)(void) = ^(void) { return 1; };
int (^const bl_const_global)(void) = ^(void) { return 1; };

typedef int (^bl_t)(int);
bl_t ret_block(void);
void variadic(void) {
  bl_t const b = ^(int i, ...) { return 0; };
}
void arrays(void) {
  bl_t const b1 = ^(int i) { return 1; };
  bl_t const b2 = ^(int i) { return 2; };
  bl_t arr[] = {b1, b2};
  int tmp = 1 ? b1(1) : b2(2);
  bl_t const sel = tmp ? b1 : b2;
  b1 = b2;
}
void pointers(bl_t *p) {
  bl_t const b = ^(int i) { return i; };
  bl_t *q = &b;
  *b;
  &b;
}
void captures(void) {
  __block int shared = 0;
  int copy = 2;
  void (^const w)(void) = ^{ copy = 3; };
  int (^const r)(void) = ^{ return copy; };
  local int loc[4];
  void (^const l)(void) = ^{ loc[0] = copy; };
}
void block_arg(void) {
  int (^const b)(bl_t) = ^(bl_t x) { return x(1); };
}
