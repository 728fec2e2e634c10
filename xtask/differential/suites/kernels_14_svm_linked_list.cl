// std: 2.0 3.0
typedef struct Node {
  int global_id;
  int position_in_list;
  __global struct Node *pNext;
} Node;

typedef struct {
  __global int *data;
  __global atomic_int *flags;
  size_t len;
  int *gen;
} svm_desc;

__kernel void create_lists(__global Node *pNodes, volatile __global atomic_int *pAlloc, int listLen) {
  size_t i = get_global_id(0);
  __global Node *pNode = &pNodes[i];
  pNode->global_id = i;
  pNode->position_in_list = 0;
  __global Node *pNew;
  for (int j = 1; j < listLen; j++) {
    pNew = &pNodes[atomic_fetch_add_explicit(pAlloc, 1, memory_order_relaxed, memory_scope_all_svm_devices)];
    pNew->global_id = i;
    pNew->position_in_list = j;
    pNode->pNext = pNew;
    pNode = pNew;
  }
  pNode->pNext = NULL;
}

__kernel void verify_lists(__global Node *pNodes, volatile __global uint *nErrors, int listLen) {
  __global Node *n = pNodes + get_global_id(0);
  for (int j = 0; j < listLen && n; j++, n = n->pNext)
    if (n->global_id != (int)get_global_id(0) || n->position_in_list != j)
      atomic_inc(nErrors);
}

static void fill(int *p, size_t n, int v) {
  while (n--)
    *p++ = v;
}

__kernel void descriptor(__global svm_desc *d, __local int *scratch) {
  int priv[4];
  fill(d->data, d->len, 1);
  fill(scratch, 8, 2);
  fill(priv, sizeof(priv) / sizeof(priv[0]), 3);
  d->gen = d->data + 1;
  __global int *g = to_global(d->gen);
  if (g && !to_local(g))
    atomic_store_explicit(&d->flags[0], *g + priv[3], memory_order_release, memory_scope_all_svm_devices);
}

__kernel void set_pointer(__global uintptr_t *dst, __global void *p, intptr_t off) {
  dst[0] = (uintptr_t)p;
  dst[1] = (uintptr_t)((__global char *)p + off);
  ptrdiff_t diff = (__global char *)p - (__global char *)dst;
  dst[2] = diff < 0 ? -diff : diff;
}
