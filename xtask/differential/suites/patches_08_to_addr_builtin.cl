// std: 1.2 2.0 3.0
// to_global, to_local and to_private.
void test(void) {
  global int *glob;
  local int *loc;
  constant int *con;
  typedef constant int const_int_ty;
  const_int_ty *con_typedef;

  glob = to_global(glob, loc); // expected-error
  glob = to_global(); // expected-error
  int x;
  glob = to_global(x); // expected-error
  glob = to_global(con); // expected-error
  glob = to_global(con_typedef); // expected-error
  glob = to_global(glob);
  glob = to_global(loc);
  loc = to_global(glob); // expected-error
  loc = to_local(glob);
  loc = to_private(glob); // expected-error

  global char *gc;
  glob = to_global(gc); // expected-warning
  private int *priv = to_private(loc);
  const global int *cg;
  glob = to_global(cg); // expected-warning
  cg = to_global(glob);
}
