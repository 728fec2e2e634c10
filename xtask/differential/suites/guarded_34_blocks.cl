// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ >= 200
int (^const gb)(int) = ^(int x) { return x; };
typedef int (^block_t)(int);

block_t ret_block(void);
void take_block(block_t b);
void take_block_ptr(block_t *b);

void init(void) {
  int (^b1)(void);
  int (^const b2)(void) = ^{ return 1; };
  const block_t b3 = ^(int i) { return i; };
  block_t b4 = ^(int i) { return i + 1; };
  b4 = b3;
  extern int (^eb)(void);
  static int (^const sb)(void) = ^{ return 1; };
  block_t arr[2] = {b3, b4};
  block_t *ptr = &b4;
  struct { block_t b; } s;
}

void use(block_t p) {
  const block_t a = ^(int i) { return 1; };
  const block_t b = ^(int i) { return 2; };
  int r = a(1) + p(2);
  r = 1 ? a(1) : b(1);
  r = (1 ? a : b)(1);
  block_t c = r ? a : b;
  if (a) {}
  a == b;
  a(1.5f);
  a();
  *a;
  &a;
}

void captured(void) {
  int v = 3;
  const block_t a = ^(int i) { v++; return v; };
  __block int w = 1;
  const block_t n = ^(int i) { return a(i); };
  int (^const var)(int, ...) = ^(int i, ...) { return i; };
}
#else
void no_blocks(void) {
  int (^b)(void) = ^{ return 1; };
}
#endif
