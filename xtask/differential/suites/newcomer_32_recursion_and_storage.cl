// std: 1.0 1.2 3.0
extern int ext_fn(int);
static int st_fn(int n) { return n; }
extern global int ext_glob;
static constant int st_c = 1;
register int reg_g;
auto int auto_g;

int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
kernel void self(int n) { if (n) self(n - 1); }

void f(register int n) {
  register int a = n;
  auto int b = a;
  static int c;
  static constant int d = 4;
  extern int e;
  extern constant int g;
  _Thread_local int h;
  static int i = 3;
}
void st_param(static int n) {}
