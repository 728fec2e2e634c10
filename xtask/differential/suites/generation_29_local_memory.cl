// std: 1.0 1.2 2.0 3.0
// local variables: where, with what initialisers, captured addresses.

local int program_scope;
typedef local int lint;
typedef struct { local int *p; int n; } lp_t;

void helper(local int *p, local float (*m)[4]);
void nonkernel(void) { local int x; }
void param(local int x);
local int ret_local(void);
local int *ret_ptr(local int *p) { return p + 1; }

kernel void k(global int *out, local int *dyn, int n) {
  local int a;
  local int b[64];
  local float m[4][4];
  local struct { int x; char3 c; } s;
  local lp_t lpt;
  lint c;
  local int i1 = 1;
  local int i2[2] = {1, 2};
  local int *p = b;
  local int *local lp;
  volatile local int v;
  const local int cl;
  static local int sl;
  extern local int el;
  local int vla[n];
  local int incomplete[];
  local void *vp = b;
  a = 1;
  b[get_local_id(0)] = a;
  lp = b;
  *lp = 4;
  lpt.p = b;
  lpt.n = 2;
  s.x = 3;
  helper(b, m);
  helper(b, m[0]);
  dyn = b;
  local int *q = ret_ptr(dyn);
  if (n) {
    local int inner;
    inner = n;
  }
  for (local int j = 0; j < 3; ++j) {}
  switch (n) { case 1: { local int sw; sw = 1; } }
  mem_fence(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  *out = *q + v + sizeof(b) + (int)(size_t)vp;
  local int late, later = 2;
}
struct field { local int x; };
