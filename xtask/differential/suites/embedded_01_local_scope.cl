// std: 1.2 2.0 3.0
// __local variables are only allowed at kernel function scope.
local int g_file;

void helper(void) {
  local int in_helper;
  __local float *ptr_ok;
  static local int s;
}

kernel void k_ok(global int *out) {
  local int a;
  local int b[16];
  local int c = 3;
  local int4 v;
  if (out[0]) {
    local int nested;
    nested = 1;
  }
  for (int i = 0; i < 4; ++i) {
    local float loopvar;
  }
  {
    local int block_scoped[2] = {1, 2};
  }
  extern local int ext;
  const local int cl;
  a = b[0];
  out[1] = a;
}
