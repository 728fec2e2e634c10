// std: 1.2 2.0 3.0
// Address spaces of automatic variables and of what their addresses may initialise.

void sink_private(private int *p);
void sink_local(local int *p);
void sink_const(constant int *p);

kernel void k(global int *out, local int *scratch) {
  int x = 1;
  private int y = 2;
  __private int z[4] = {1, 2, 3, 4};
  local int lx;
  local int la[16];
  constant int cx = 7;
  constant int ca[2] = {8, 9};

  sink_private(&x);
  sink_private(&y);
  sink_private(z);
  sink_local(&lx);
  sink_local(la);
  sink_local(la + 3);
  sink_const(&cx);
  sink_const(ca);
  sink_private(&lx);
  sink_local(&x);
  sink_const(&y);

  private int *private pp = &x;
  int *private ip = &x;
  local int *lp = &lx;
  lp = scratch;
  lp = &la[2];
  lp = out;
  pp = lp;
  constant int *cp = &cx;
  cp = ca;
  cp = out;

  {
    local int nested;
    nested = 3;
  }
  global int gx;
  for (int i = 0; i < 4; ++i)
    out[i] = z[i] + *lp + *pp + *cp;
}

void nonkernel(void) {
  local int a;
  constant int b = 1;
  private int c = b;
  (void)c;
}
