// std: 1.0 1.2 2.0 3.0

struct bits {
  int a : 3;
  unsigned : 0;
  int b;
};

struct flex {
  int n;
  int data[];
};

void variadic(int a, ...);
void (*fptr)(int);
typedef void (*fn_t)(void);
void take_fn(void (*f)(void));

void callee(void) {}
int implicit(x) int x; { return x; }

void f(int n, global int *p) {
  int vla[n];
  void (*fp)(void) = callee;
  &callee;
  (*callee)();
  callee();
  goto done;
  undeclared(n);
  switch (n) { case 1 ... 3: break; }
  int x = ({ int y = 1; y; });
  complex c;
  _Complex float cf;
  __int128 big;
  long long ll;
  asm("nop");
  int this = 1, class = 2;
  bool bb = true && false;
  restrict int r;
  global int *restrict rp = p;
  quad q;
  double16 d16;
  _Bool b2;
  wchar_t wc;
done:
  return;
}
