// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
struct node { int key; struct node *next; };

int find(struct node *list, int key) {
  for (; list; list = list->next)
    if (list->key == key)
      return to_local(list) ? 1 : 2;
  return 0;
}

kernel void k(global struct node *g, local struct node *l, global int *out) {
  struct node p = {3, 0};
  generic struct node *any = out[0] ? (generic struct node *)g : l;
  out[1] = find(any, 1) + find(&p, 3);
  global struct node *back = to_global(any);
  private struct node *mine = to_private(any);
  local const struct node *lc = to_local((const struct node *)any);
  out[2] = back == g;
  out[3] = get_fence(any) == CLK_LOCAL_MEM_FENCE;
}
#endif
