// std: 1.1 1.2 2.0 3.0

void f(void) {
  int a;
  private int b = 1;
  local int l1;
  constant int c1 = 2;
  global int g1;
  {
    local int l2;
    constant int c2 = 3;
  }
}

kernel void k(int n) {
  local int l1;
  local int l2 = 1;
  local int l3[4];
  local int l4[2] = {1, 2};
  local float4 l5;
  constant int c1 = 2;
  constant int c2;
  constant int c3 = n;
  constant int c4[] = {1, 2, 3};
  global int g1;
  global int g2 = 5;
  if (n) {
    local int l6;
    constant int c5 = 4;
  }
  for (local int i = 0; ; ) break;
  for (private int j = 0; j < 2; ++j) {}
  typedef local int lint;
  lint l7;
  typedef global int gint;
  gint g3;
  gint *pg;
  private lint l8;
}

int h(local int *p) { return *p; }

kernel void k2(void) {
  local struct { int a; int b[2]; } s;
  local union { int i; float f; } u;
  s.a = 1;
  s.b[0] = h(&s.a);
  h(&u.i);
}
