// std: 1.2 2.0 3.0

// Conversions of pointers to pointers.

typedef global int *gptr;

void f(global int *global *gg, global int *local *gl, local int *global *lg, int **pp) {
  global int **gp = gg;
  local int **lp;
  gg = gl;
  gg = lg;
  pp = gg;
  lp = gp;
  gp = (global int **)gg;
  lp = (local int **)gg;
  gg = (global int *global *)lg;
  const global int *const *cp = gp;
  gptr *tp = gp;
  gptr global *tg = gg;
  local gptr *tl = gl;
  gl = tl;
  tl = gg;
  void *v = gp;
  void *global *vg = gg;
  constant gptr *cg = gg;
}

kernel void k1(global int **p) {}
kernel void k2(global int *global *p) {}
kernel void k3(global gptr *p) {}
kernel void k4(local int *local *p) {}
