// std: 1.2 2.0 3.0

void test(void) {
  global int *glob;
  local int *loc;
  constant int *con;
  private int *priv;
  typedef constant int const_int_ty;
  const_int_ty *con_typedef;

  glob = to_global(glob, loc);
  int x;
  glob = to_global(x);
  glob = to_global(con);
  glob = to_global(con_typedef);
  loc = to_local(con);
  loc = to_global(loc);
  global char *glob_c = to_global(loc);
  global float *glob_f = to_global(glob);
  global void *glob_v = to_global(priv);
  priv = to_private(glob);
  const global int *cg = glob;
  glob = to_global(cg);
  to_global();
  to_private("abc");
  glob = to_global(&x);
}
