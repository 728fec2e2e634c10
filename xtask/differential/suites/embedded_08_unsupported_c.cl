// std: 1.0 1.2 2.0
// C features which OpenCL C restricts.
typedef void (*fptr_t)(int);
void callee(int);
int printf_like(const char *fmt, ...);
void variadic(int a, ...) {}

struct bits {
  unsigned a : 3;
  unsigned : 0;
  int b : 4;
};

struct flex {
  int n;
  int data[];
};

kernel void uc(global int *out, int n) {
  int vla[n];
  void (*fp)(int) = callee;
  fptr_t fp2 = &callee;
  (*callee)(3);
  fp(3);
  goto done;
  static int counter = 0;
  auto int z = 2;
  register int r = 3;
  char16 c;
  long double ld = 1.0;
  _Complex float cf;
  out[0] = sizeof(struct bits);
  out[1] = (int)callee;
done:
  return;
}

thread_local int tls;
__thread int tls2;
int fn(int (*f)(void));
double d;
