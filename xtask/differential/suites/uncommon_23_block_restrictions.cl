// std: 2.0 3.0

// What OpenCL takes away from blocks.

typedef int (^bl_t)(int);
typedef int (^const cbl_t)(int);

int (^const gl)(int) = ^(int a) { return a; };
int (^gl_nonconst)(int) = ^(int a) { return a; };
int (^gl_uninit)(int);
extern bl_t gl_ext;
constant bl_t gl_c = ^(int a) { return a + 1; };
static const bl_t gl_s = ^(int a) { return 2; };

struct has_block { bl_t b; };
bl_t ret_block(void);
int take_block(bl_t b) { return b(1); }
kernel void kb(bl_t b) {}
void take_ptr(bl_t *p);

void forms(int n) {
  bl_t a = ^(int i) { return i; };
  const bl_t b = ^(int i) { return i; };
  bl_t const c = b;
  bl_t d;
  int (^e)(int);
  const bl_t f = a;
  a = b;
  bl_t arr[2] = {a, b};
  bl_t *p = &a;
  void *v = (void *)a;
  int i = (int)a;
  bl_t g = 0;
  bl_t h = (bl_t)n;
  extern bl_t ex;
  static const bl_t st = ^(int i) { return i; };
}

void use(int n) {
  const bl_t a = ^(int i) { return i; };
  const bl_t b = ^(int i) { return i + 1; };
  int r = a(1);
  r = a();
  r = a(1, 2);
  r = (n ? a : b)(1);
  r = n ? a(1) : b(1);
  *a;
  &a;
  !a;
  a == b;
  a == 0;
  if (a) {}
  a[0];
  take_block(a);
  take_block(^(int i) { return i; });
  take_block(^(float i) { return 1; });
  take_block(^(int i) { return 1.0f; });
  ^{ r = 1; }();
  r = ^(int x) { return x * x; }(3);
}

void captures(int n, global int *g) {
  int x = 1;
  __block int y = 2;
  int arr[4];
  const bl_t a = ^(int i) { return x + i; };
  const bl_t b = ^(int i) { x = i; return i; };
  const bl_t c = ^(int i) { return arr[i]; };
  const bl_t d = ^(int i) { g[0] = i; return g[i]; };
  const bl_t e = ^(int i) { return e(i - 1); };
  const bl_t f = ^(int i) { return a(i); };
  const bl_t h = ^(int i) { const bl_t in = ^(int j) { return x; }; return in(i); };
  const bl_t v = ^(int i, ...) { return i; };
  const bl_t w = ^(bl_t k) { return k(1); };
  const bl_t s = ^(int i) { static int q; return q; };
  const bl_t l = ^(int i) { local int q; return i; };
}
