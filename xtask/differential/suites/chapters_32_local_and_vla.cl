// std: 1.2 2.0 3.0
#define N 16
constant int cn = 4;

void helper(local int *l);
void fnvar(void) { local int bad; }

kernel void k(global int *out, int n) {
  local int a;
  local int b[N];
  __local float4 c[2][N];
  local struct { int x, y; } s;
  local int init = 3;
  local int *lp = b;
  local int *local lpp;
  const int cm = 8;
  int vla[n];
  int vla2[cm];
  int vla3[cn];
  local int vla4[n];
  int (*pv)[n];
  enum { E = 5 };
  int ok[E];
  int zero[0];
  int neg[-1];
  int fl[2.5f];
  if (n) {
    local int scoped;
    scoped = n;
  }
  for (local int li = 0; li < 4; li++) {}
  extern local int ext;
  static local int st;
  a = 1;
  b[0] = a;
  s.x = 2;
  lpp = &a;
  helper(lpp);
  constant int cc = 5;
  global int gg;
  int arr[sizeof(b) / sizeof(int)];
}

void proto(int n, int a[n]);
