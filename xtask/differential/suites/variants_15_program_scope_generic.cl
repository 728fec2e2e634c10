// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || (defined(__opencl_c_program_scope_global_variables) && defined(__opencl_c_generic_address_space))
global int counter = 0;
int table[4] = { 1, 2, 4, 8 };
constant float weights[] = { .25f, .5f, .25f };
global int *constant table_ptr = &table[2];
static global uint2 seeds[16];
global atomic_uint ticket = ATOMIC_VAR_INIT(0u);

struct node { int val; struct node *next; };

int sum_list(const struct node *n) {
  int s = 0;
  for (; n; n = n->next)
    s += n->val;
  return s;
}

void copy_n(int *dst, const int *src, size_t n) {
  while (n--)
    *dst++ = *src++;
}

kernel void walk(global struct node *nodes, global int *out, local int *tmp) {
  struct node head = { 5, nodes };
  int priv[4];
  copy_n(priv, table, 4);
  copy_n(tmp, priv, 4);
  out[0] = sum_list(&head);
  out[1] = *table_ptr + counter++;
  out[2] = (int)atomic_fetch_add(&ticket, 1u);
  out[3] = (int)(weights[1] * seeds[0].x);
}

kernel void which(global int *g, local int *l, global uint *kind) {
  int p = 0;
  int *list[3] = { g, l, &p };
  for (int i = 0; i < 3; ++i) {
    if (to_global(list[i]))
      kind[i] = 1;
    else if (to_local(list[i]))
      kind[i] = 2;
    else
      kind[i] = to_private(list[i]) ? 3 : get_fence(list[i]);
  }
}
#endif
