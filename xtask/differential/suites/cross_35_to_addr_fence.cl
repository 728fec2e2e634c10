// std: 1.2 2.0 3.0

void test(global int *g, local int *l, constant int *c, private int *p, int n) {
#if __OPENCL_C_VERSION__ >= 200
  int *x = p;
#endif
  global int *a = to_global(p);
  a = to_global(g);
  a = to_global(l);
  a = to_global(c);
  a = to_global(n);
  a = to_global();
  a = to_global(g, p);
  local int *b = to_local(p);
  b = to_local(g);
  b = to_global(p);
  private int *d = to_private(p);
  d = to_private(c);
  global char *e = to_global(p);
  global char *h = to_global((char *)p);
}

#if __OPENCL_C_VERSION__ == 200
void fence(int *gen, global int *g, constant int *c) {
  cl_mem_fence_flags f = get_fence(gen);
  f = get_fence(g);
  f = get_fence(c);
  f = get_fence(1);
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acq_rel, memory_scope_work_group);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  work_group_barrier();
}
#endif
