// std: 1.2 2.0 3.0

typedef struct node {
  int value;
} node_t;

#if __OPENCL_C_VERSION__ < 200
kernel void old(global node_t *n) { global node_t *g = to_global(n); }
#else
int where(node_t *n, constant node_t *fixed, const node_t *cn, node_t val) {
  global node_t *g = to_global(n);
  local node_t *l = to_local(n);
  private node_t *p = to_private(n);
  if (to_global(n) != NULL)
    return to_global(n)->value;
  g = to_local(n);
  g = to_global(fixed);
  g = to_global(cn);
  g = to_global(val);
  g = to_global(&val);
  g = to_global(g);
  g = to_global(0);
  g = to_global();
  g = to_global(n, n);
  l = to_local((void *)n);
  l = to_local(&n->value);
  const local int *v = to_local(&cn->value);
  cl_mem_fence_flags fence = get_fence(n);
  fence = get_fence(fixed);
  return fence == CLK_GLOBAL_MEM_FENCE;
}
#endif
