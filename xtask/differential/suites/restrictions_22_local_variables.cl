// std: 1.2 2.0 3.0
kernel void k(global int *p, int n) {
  local int a;
  local int b = 1;
  local int c[4] = {1, 2, 3, 4};
  local int d[n];
  local float4 e[16], *f;
  local struct { int x; } g;
  if (n) {
    local int h;
  }
  for (int i = 0; i < 4; ++i) {
    local int j;
  }
  for (local int x = 0; x < 2; ++x) ;
  {
    local int m;
    local int *local q = &m;
  }
  switch (n) {
  case 0: {
    local int o;
  }
  }
  a = b;
  local int after;
  local int *ptr = &after;
}
void helper(void) {
  local int a;
  local int *b;
  local int *local c;
  static local int d;
}
