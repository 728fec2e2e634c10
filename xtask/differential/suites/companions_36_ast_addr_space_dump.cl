// std: 2.0 3.0

#if __OPENCL_C_VERSION__ == 200
int *fglob;
int *pa[2];
#endif

int f(int *p) { return *p; }

typedef int *int_ptr_t;
typedef __global int *__constant glob_const_t;

__typeof__(f) *fptr_decl;

struct list_node {
  struct list_node *next;
  __global int *data;
  int inline_arr[3];
};

int_ptr_t passthrough(int_ptr_t p, int a[4], int (*b)[4]) {
  int_ptr_t q = p;
  int **qq = &q;
  int *(*arr)[2];
  __local int *lp = 0;
  __local int *__private *plp = &lp;
  int (*__private r)[4] = b;
  return *qq;
}

__constant int ci = 3;

kernel void use_types(__global int *g) {
  __constant int *__private pc = &ci;
  __local struct list_node node;
  node.inline_arr[0] = *pc;
  node.data = g;
  typedef __local int tl;
  tl shared_int;
  shared_int = 1;
  g[0] = _Generic(g, __global int *: 1, int *: 2, default: 3);
  auto inferred = g;
}
