// std: 1.2 2.0 3.0

// Address spaces of parameters, locals and file-scope objects.

void take_private(__private int *p);
void take_local(__local int *p);
void take_constant(__constant int *p);
void take_global(__global int *p);
#if __OPENCL_C_VERSION__ == 200
void take_generic(__generic int *p);
#endif

__constant int table[4] = {1, 2, 3, 4};
__constant float pi2 = 6.2831853f;
__constant int *constant_ptr;
#if __OPENCL_C_VERSION__ == 200
int counter;
global int *gp = &counter;
static global int hidden_counter = 7;
#endif

void f_private(__private int *arg) { *arg = 1; }
void f_local(__local int *arg) { *arg = 2; }
void f_global(__global int *arg) { *arg = 3; }
int f_constant(__constant int *arg) { return arg[0]; }

int *return_pointer(int *p) {
  return p;
}

struct Pair {
  int *first;
  __global float *second;
};

kernel void launch(__global int *g, __local int *l, __constant int *c) {
  __local int shared_array[16];
  int x = 0;
  int *px = &x;
  struct Pair s;
  s.first = px;
  s.second = (__global float *)g;
  take_private(&x);
  take_local(shared_array);
  take_local(l);
  take_constant(c);
  take_constant(table);
  take_global(g);
#if __OPENCL_C_VERSION__ == 200
  take_generic(g);
  take_generic(l);
  take_generic(&x);
  g[0] = counter + hidden_counter;
#endif
  l[1] = f_constant(&table[2]);
  *return_pointer(px) = 4;
}
