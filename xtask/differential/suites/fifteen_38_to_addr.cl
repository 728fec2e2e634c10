// std: 1.2 2.0 3.0
// opts: -DVOIDS=1
typedef global int *global_int_ptr;
constant int konst = 1;
void test(void) {
  global int *glob;
  local int *loc;
  constant int *con = &konst;
  private int *priv;
  global_int_ptr tg;
#if __OPENCL_C_VERSION__ >= 200
  generic int *gen = glob;
#else
  int *gen = priv;
#endif
  glob = to_global(gen);
  glob = to_global(gen, loc);
  glob = to_global();
  glob = to_global(glob);
  glob = to_global(con);
  glob = to_global(loc);
  loc = to_local(gen);
  loc = to_global(gen);
  priv = to_private(gen);
  priv = to_private(glob);
  priv = to_local(gen);
  glob = to_global(1);
  glob = to_global(*gen);
  global char *gc = to_global(gen);
  tg = to_global(tg);
  const global int *cg = to_global((const int *)gen);
  glob = to_global((const int *)gen);
#ifdef VOIDS
  global void *gv = to_global((void *)gen);
  local void *lv = to_local((void *)loc);
  cl_mem_fence_flags fl = get_fence(gen);
  fl = get_fence(con);
#endif
}
