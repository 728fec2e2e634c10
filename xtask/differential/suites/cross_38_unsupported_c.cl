// std: 1.2 2.0 3.0

void variadic(int a, ...);
int variadic_def(constant char *f, ...) { return 0; }
void (*gfp)(int);
typedef void (*fp_t)(int);
void take_fp(fp_t f);
void foo(int a);
struct bf { int a : 4; unsigned b : 2; };
struct flex { int n; int data[]; };
bool gb(bool a, bool b) { return a + b; }

int rec(int n) { return n ? rec(n - 1) : 0; }

void f(int n, int arr[n]) {
  int vla[n];
  local int lvla[n];
  fp_t p = foo;
  p(1);
  foo;
  &foo;
  (*foo)(1);
  void (*q)(int) = &foo;
  if (foo == 0) {}
  constant char *s = "abc";
  char *t = "abc";
  global char *u = "abc";
  const char v[] = "abc";
  __func__;
  unsigned int x = _Alignof(int);
  _Thread_local int tl;
  asm("nop");
  int y = ({ 3; });
  goto end;
  switch (n) {
  case 0: break;
  case 1 ... 3: break;
  case 1: break;
  default:;
  }
end:
  return;
}

void vec_switch(int4 v, float f) {
  switch (v) { default:; }
  switch (f) { case 1: break; }
}

