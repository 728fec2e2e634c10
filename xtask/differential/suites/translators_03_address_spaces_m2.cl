// std: 2.0 3.0
// Pointers into every address space, and conversions among them.
constant int table[2][3] = {{1, 2, 3}, {1ul, 5, 6}};
constant char *const constant names[] = {"alpha", "beta"};
#if __OPENCL_C_VERSION__ >= 200
global int counter = 7;
static global float cache[32];
#endif

typedef global int *gptr;
typedef struct { gptr base; local float *tmp; } views;

int sum_private(private const int *p, int n) {
  int s = 0;
  while (n--)
    s += *p++;
  return s;
}

#if defined(__opencl_c_generic_address_space) || __OPENCL_C_VERSION__ == 200
int load_any(const int *p) { return *p; }
void bump(generic int *p, int by) { p[0] += by; }

kernel void generic_use(global int *g, local int *l) {
  int priv = 3;
  int *any = g;
  any = get_local_id(0) ? (int *)l : &priv;
  bump(any, load_any(g));
  global int *back = to_global(any);
  if (back != NULL && to_local(any) == 0)
    *back = (int)get_fence(any);
  l = (local int *)any;
  static global int calls;
  calls += l[0];
}
#endif

kernel void spaces(gptr g, local float *l, constant int *c, global views *v) {
  local int shared[4];
  int mine[3] = {table[0][1], c[0], table[1][2]};
  global char *bytes = (global char *)g;
  v->base = g + 1;
  v->tmp = l;
  shared[get_local_id(0) & 3] = sum_private(mine, 3);
  barrier(CLK_LOCAL_MEM_FENCE);
  bytes[0] = names[1][2];
  local int (*row)[4] = &shared;
  *g = (*row)[0] + (int)(v->base - g);
  global void *vp = g;
  g = vp;
}
