// std: 1.2 2.0

void helper(void) {
  local int a;
  constant int b = 1;
}

kernel void k(int n) {
  local int x;
  local int y = 2;
  local int arr[16];
  local int arr2[4] = {1, 2, 3, 4};
  local float4 v;
  constant int c;
  constant int d = 4;
  global int g;
  if (n) {
    local int inner;
    constant int inner_c = 3;
    inner = n;
  }
  for (int i = 0; i < n; ++i) {
    local int looped;
    looped = i;
  }
  {
    local struct {
      int a;
      int b;
    } nested;
    nested.a = 1;
  }
  static local int sl;
  static int si = 1;
  extern local int el;
  x = arr[0];
}
