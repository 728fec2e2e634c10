// std: 1.2 2.0 3.0
// to_global, to_local and to_private.

void test(void) {
  global int *glob;
  local int *loc;
  constant int *con;
  private int *priv;
  const volatile int *cv;
  typedef constant int const_int_ty;
  const_int_ty *con_typedef;

  glob = to_global(glob, loc);
  glob = to_global();
  glob = to_global(loc);
  loc = to_local(glob);
  priv = to_private(priv);
  glob = to_global(con);
  glob = to_global(con_typedef);
  glob = to_global(3);
  glob = to_global(0);
  int x = to_global(glob);
  loc = to_global(glob);
  global char *gc = to_global(glob);
  global const volatile int *gcv = to_global(cv);
  global int *dropped = to_global(cv);
  global void *gv = to_global((void *)glob);
  to_private(glob)[0] = 1;
  *to_local(glob) = 2;
}

int to_global_user(int to_local) { return to_local; }
