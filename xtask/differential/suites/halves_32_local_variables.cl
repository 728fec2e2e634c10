// std: 1.2 2.0 3.0
// Where local, constant and variable-length variables may be declared.
void helper(void) {
  local int a;
  constant int c = 1;
  global int g;
}
kernel void k(global int *o, int n) {
  local int l0;
  local float4 l1[16];
  local struct { int a; char b; } l2;
  local int *lp = &l0;
  local int *local lpl;
  local int l3 = 1;
  const local int l4;
  constant int c0 = 2;
  constant int c1[2] = {1, 2};
  constant int c2;
  constant int c3 = n;
  constant int *cp = &c0;
  __private int p0 = 3;
  private int p1;
  global int g0;
  global int *gp = o;
  static local int sl;
  if (n) {
    local int in_if;
    constant int c_if = 3;
    in_if = 1;
  }
  for (int i = 0; i < n; i++) {
    local int in_for;
  }
  for (local int j = 0;;)
    break;
  {
    local int in_block;
    constant int c_block = 3;
  }
  int vla[n];
  local int lvla[n];
  int vla2[c0];
  const int ci = 4;
  int fold[ci];
  int flex[];
  int zero[0];
  int (*pv)[n];
  int size = sizeof(int[n]);
  typedef int vt[n];
  l0 = l1[0].x > 0;
  lp = &p0;
  goto end;
  local int after;
end:
  return;
}
void vla_param(int n, int a[n]) {}
void vla_param2(int n, global int (*a)[n]) {}
void star(int a[*]);
