// std: 1.2 2.0 3.0
// opts: -DBLOCKS
#if __OPENCL_C_VERSION__ >= 200 || defined(BLOCKS)
typedef int (^bl_t)(int);

int (^g0)(int) = ^(int i) { return i; }; // expected-error
int (^const g1)(int) = ^(int i) { return i + 1; };
bl_t const g2 = ^(int i) { return i; };
extern bl_t g3; // expected-error
constant bl_t g4 = ^(int i) { return i * 2; };
bl_t arr[2]; // expected-error

bl_t ret(void); // expected-error
struct s {
  bl_t b; // expected-error
};

int apply(bl_t b, int i) { return b(i); }

void f0(int k) {
  bl_t b0; // expected-error
  int (^b1)(int) = ^(int i) { return i; };
  int (^const b2)(int) = ^(int i) { return i + k; };
  b1 = b2; // expected-error
  bl_t barr[] = {b1, b2}; // expected-error
  bl_t *pb; // expected-error
  &b2; // expected-error
  *b2; // expected-error
  static bl_t b3 = ^(int i) { return i; };
  int (^b4)(int, ...) = ^(int i, ...) { return i; }; // expected-error
  int r = k ? b1(1) : b2(2);
  r = (k ? b1 : b2)(3); // expected-error
  if (b1) {}
  if (b1 == b2) {}
  r = apply(b2, 4);
  r = ^{ return 5; }();
  r = b2(); // expected-error
  r = b2("s"); // expected-error
}
#endif
