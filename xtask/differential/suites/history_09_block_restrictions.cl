// std: 2.0 3.0
typedef int (^bl_t)(int);
typedef int (^const bl_const_t)(int);

void assign(void) {
  bl_t const b1 = ^(int i) { return i; };
  bl_t b2 = ^(int i) { return 2 * i; };
  int (^b3)(int) = ^(int i) { return 3 * i; };
  b1 = b2;
  b2 = b1;
}

void no_init(void) {
  bl_t const b;
}

void vararg(void) {
  int (^const b)(int, ...) = ^int(int i, ...) { return i; };
}

bl_t ret_block(void);
void take_block(bl_t b);
void take_block_ptr(bl_t *b);

void arrays(int n) {
  bl_t b1 = ^(int i) { return 1; };
  bl_t b2 = ^(int i) { return 2; };
  bl_t arr[] = {b1, b2};
  int v = n ? b1(n) : b2(n);
  int w = (n ? b1 : b2)(n);
}

struct with_block {
  bl_t b;
};

void deref(bl_t b) {
  *b;
  &b;
  b == b;
  (void)sizeof(b);
}

int glob(void) {
  __block int x = 2;
  bl_t const b = ^(int i) { return x + i; };
  return b(1);
}

bl_const_t gb = ^(int i) { return i; };
