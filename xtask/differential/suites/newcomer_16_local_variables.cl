// std: 1.2 2.0 3.0
kernel void k(int n) {
  local int a;
  local int b = 1;
  local int c[16];
  local int d[n];
  local float4 e;
  static local int f;
  if (n) {
    local int g;
    g = n;
  }
  {
    local char h;
  }
  for (local int i = 0; i < n; i++)
    ;
  const local int j = 2;
  local int *l = c;
}

void notkernel(void) {
  local int a;
  local int *p = 0;
}
