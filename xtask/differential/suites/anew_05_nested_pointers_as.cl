// std: 1.2 2.0 3.0

void f1(global int *global *gg, local int *global *lg, constant int *global *cg) {
  gg = lg;
  lg = gg;
  gg = cg;
  gg = (global int *global *)lg;
  lg = (local int *global *)gg;
}

void f2(global int **p, local int **q, private int **r) {
  p = q;
  q = p;
  p = (global int **)q;
  r = (private int **)p;
}

void f3(global int *local *gl, global int *global *gg) {
  gl = gg;
  *gl = *gg;
  **gl = **gg;
  gl = (global int *local *)gg;
}

#if __OPENCL_C_VERSION__ >= 200
void f4(global int *global *gg, local int *local *ll, __generic int *__generic *nn) {
  nn = gg;
  nn = ll;
  gg = nn;
  nn = (__generic int *__generic *)gg;
  *nn = *gg;
  *nn = **gg;
}
#endif

void f5(global int (*ga)[4], local int (*la)[4], constant int (*ca)[4]) {
  ga = la;
  la = ca;
  (*ga)[0] = (*la)[0];
  (*ca)[1] = 0;
}
