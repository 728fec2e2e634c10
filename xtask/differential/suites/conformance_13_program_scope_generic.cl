// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_program_scope_global_variables)
#define HAS_GLOBALS 1
#endif
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
#define HAS_GENERIC 1
#endif
typedef struct node { int value; struct node *next; } node;
constant int lut[4] = {1, 2, 3, 4};
constant int *constant lut_ptr = lut;

#ifdef HAS_GLOBALS
int counter = 0;
global int g_array[16];
static global float g_static = 1.5f;
global int *global g_ptr = &g_array[2];
const global float3 g_vec = (float3)(1.0f, 2.0f, 3.0f);
extern global int g_ext;
global node g_node = {7, 0};
int g_generic_scope;

kernel void use_globals(global int *out) {
  static int calls = 0;
  static constant char msg[] = "hello";
  size_t i = get_global_id(0);
  g_array[i & 15] = (int)g_static + msg[0];
  *g_ptr = counter++;
  calls += 1;
  out[i] = g_array[i & 15] + calls + (int)g_vec.y + g_generic_scope;
}
#endif

#ifdef HAS_GENERIC
int sum(const int *p, int n) {
  int s = 0;
  for (int i = 0; i < n; ++i)
    s += p[i];
  return s;
}
void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}
bool is_local(const void *p) { return to_local(p) != 0; }

kernel void use_generic(global int *g, local int *l, global int *out) {
  int priv[8] = {0};
  priv[get_local_id(0) & 7] = 1;
  out[0] = sum(priv, 8) + sum(g, 4) + sum(l, 4);
  swap(g, l);
  swap(priv, &g[1]);
  int *p = g;
  if (get_global_id(0) & 1)
    p = l;
  else
    p = &priv[3];
  global int *gp = to_global(p);
  private int *pp = to_private(p);
  local int *lp = (local int *)p;
  out[1] = gp ? *gp : pp ? *pp : *lp;
  out[2] = get_fence(p) == CLK_LOCAL_MEM_FENCE || is_local(p);
}
kernel void list(global int *out) {
  node a = {1, 0}, b = {2, &a};
  int s = 0;
  for (node *n = &b; n; n = n->next)
    s += n->value;
  *out = s;
}
#endif
kernel void use_constant(global int *out) { out[0] = lut[out[1] & 3] + *lut_ptr; }
