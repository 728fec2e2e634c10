// std: 1.0 1.2 2.0 3.0

static int sf(int a) { return a; }
extern int ef(int a);
auto int g_auto = 1;
register int g_reg;
static constant int g_s = 1;

void f(void) {
  static int a;
  static int b = 3;
  static global int c;
  static local int d;
  static constant int e = 1;
  extern int g;
  extern constant int h;
  auto int i = 1;
  register int j = 2;
  auto k = 3;
  constant int l = 4;
  global int m;
  global int *n;
  local int o;
  private int p;
  typedef global int gi;
  gi q;
  extern global int r;
  _Thread_local int t;
}

void params(static int a, register int b, auto int c, extern int d) {}

kernel void k(void) {
  local int a;
  local int b = 1;
  local int c[4], d[4] = {0};
  constant int e;
  constant int g = 2;
  {
    local int nested;
    constant int nc = 2;
  }
  for (local int i;;) {}
}
