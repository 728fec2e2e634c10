// std: 1.2 2.0 3.0
void test(void) {
  global int *glob;
  local int *loc;
  constant int *con;
  typedef constant int const_int_ty;
  const_int_ty *con_typedef;
  int x;

  glob = to_global(glob, loc);
  int y = to_global(glob);
  int *z = to_local(loc);
  glob = to_global(x);
  glob = to_global(con);
  glob = to_global(con_typedef);
  glob = to_global(glob);
  glob = to_global(loc);
  loc = to_local(glob);
  loc = to_global(glob);
  private int *p = to_private(&x);
  p = to_private(glob);
  p = to_local(loc);
  global char *gc = to_global(glob);
  global void *gv = to_global(glob);
  glob = to_global();
  glob = to_global("str");
#if __OPENCL_C_VERSION__ >= 200
  generic int *gen = glob;
  glob = to_global(gen);
  cl_mem_fence_flags fl = get_fence(gen);
  fl = get_fence(con);
#endif
}
