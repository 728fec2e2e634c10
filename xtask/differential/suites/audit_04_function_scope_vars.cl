// std: 1.2 2.0 3.0
kernel void k(global int *out) {
  int p0;
  private int p1 = 1;
  local int l0;
  local int l1 = 1;
  local int la[8];
  local int lb[2] = {1, 2};
  constant int c0 = 5;
  constant int c1;
  global int g0;
  global int g1 = 2;
  static int s0;
  static global int sg = 1;
  static constant int sc = 1;
  static local int sl;
  extern int e0;
  extern global int eg;
  extern constant int ec;
  auto int a0 = 1;
  register int r0 = 2;
  if (p1) {
    local int inner;
    constant int ci = 3;
  }
  for (local int i = 0; ; ) break;
  {
    local float lf;
    lf = 2.0f;
  }
  constant int cn = p1;
}

void helper(void) {
  local int l;
  constant int c = 4;
  constant int d = c + 1;
  static constant float fc[2] = {1.0f, 2.0f};
  global int *gp;
  local int *lp = 0;
}
