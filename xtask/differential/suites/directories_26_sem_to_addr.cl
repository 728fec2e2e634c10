// std: 1.2 2.0 3.0
void test(void) {
  global int *glob;
  local int *loc;
  constant int *con;
  typedef constant int const_int_ty;
  const_int_ty *con_typedef;
  glob = to_global(glob, loc);
#if __OPENCL_C_VERSION__ < 200
  glob = to_global(1);
#else
  int x;
  glob = to_global(x);
  glob = to_global(con);
  glob = to_global(con_typedef);
  loc = to_global(glob);
  loc = to_private(glob);
  loc = to_local(glob);
  global char *glob_c = to_global(loc);
  glob = to_global(&x);
  int *p = to_private(loc);
  const int *cp = to_global((const int *)p);
  global void *v = to_global((void *)p);
#endif
}
