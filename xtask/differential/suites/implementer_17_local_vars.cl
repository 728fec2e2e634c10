// std: 1.2 2.0
kernel void k(global int *g, int n) {
  local int a;
  local int b = 1;
  local float4 arr[16];
  local int c[n];
  __local struct { int x; } s;
  if (n) {
    local int d;
  }
  for (int i = 0; i < n; i++) {
    local int e[2];
  }
  {
    local int h;
  }
  extern local int ex;
  static local int st;
  a = g[0];
  local int *pl = &a;
  local int *local lpl;
  lpl = pl;
}
void f(int n) {
  local int a;
  constant int b = 4;
  if (n) {
    constant int c = 5;
  }
}
inline void h(local int *p) {
  local int x[4];
}
