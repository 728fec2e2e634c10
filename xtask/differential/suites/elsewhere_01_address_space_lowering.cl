// std: 1.2 2.0 3.0
// Address-space lowering of parameters, locals, casts and returned pointers.

void f_private(__private int *p) { *p = 1; }
void f_global(__global int *p) { *p = 2; }
void f_constant(__constant int *p, int *out) { *out = *p; }
void f_local(__local int *p) { *p = 3; }
void f_plain(int *p) { *p = 4; }

__constant int table[3] = {1, 2, 3};

__global int *pass_global(__global int *p) { return p; }
__local float4 *pass_local(__local float4 *p) { return p + 1; }
__constant char *pass_constant(void) { return "name"; }

typedef __global int *gip;
typedef __local gip *lgip;

struct linked {
  __global struct linked *next;
  __local int *scratch;
  int payload[4];
};

int walk(__global struct linked *head) {
  int sum = 0;
  for (__global struct linked *p = head; p; p = p->next)
    sum += p->payload[0] + p->scratch[1];
  return sum;
}

__kernel void lower(__global int *g, __local int *l, __constant int *c) {
  int priv = 0;
  int arr[4];
  __local int tile[16];
  __local lgip *dummy;
  gip gp = g;
  __private int *pp = &priv;
  f_private(&priv);
  f_private(arr);
  f_global(g);
  f_global(gp + 1);
  f_constant(table, &priv);
  f_constant(c, pp);
  f_local(l);
  f_local(tile);
  f_plain(&arr[2]);
  f_plain(pp);
  f_plain(g);
  f_plain(c);
  *g = priv;
}

void casts(__global int *g, __local int *l, __constant int *c) {
  __global char *gc = (__global char *)g;
  __global const void *gv = g;
  size_t bits = (size_t)l;
  __local int *back = (__local int *)bits;
  __global float *gf = (__global float *)c;
  __local int *bad = (__local int *)g;
  int *maybe = (int *)g;
  bool same = g == (__global int *)gc;
  bool diff = g == l;
  __global int *sel = same ? g : (__global int *)0;
  (void)gv; (void)back; (void)gf; (void)bad; (void)maybe; (void)diff; (void)sel;
}

int compare_null(__local int *l) {
  if (l == 0 || l != NULL)
    return !l;
  return (l - (__local int *)0) > 3;
}
