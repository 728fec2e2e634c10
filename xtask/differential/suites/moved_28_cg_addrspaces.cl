// std: 1.2 2.0
// Loads and stores in each address space, struct copies and casts.
__constant float cf[4] = {0.f, 1.f, 2.f, 3.f};

typedef struct { int a; char b[3]; float4 v; } S;
__constant S cs = {1, {2, 3, 4}, (float4)(5.f)};

void f_priv(__private int *p) { *p = 1; }
void f_loc(__local int *p) { *p += 1; }
void f_glob(__global int *p) { ++*p; }
int f_const(__constant int *p) { return *p; }

int deref(__global S *s, __constant S *c, __local S *l) {
  *s = *c;
  *l = *s;
  S tmp = *l;
  return tmp.b[1] + c->a + (int)s->v.y;
}

__kernel void test(__global int *out, __local int *scratch, __constant int *in) {
  int x = in[get_global_id(0)];
  __local int tile[16][17];
  __local S ls;
  tile[get_local_id(0)][get_local_id(1)] = x;
  barrier(CLK_LOCAL_MEM_FENCE);
  f_priv(&x);
  f_loc(scratch);
  f_loc(&tile[1][2]);
  f_glob(out);
  ls = cs;
  out[1] = f_const(in) + (int)cf[x & 3] + ls.a;
  out[2] = deref((__global S *)out, &cs, &ls);
  __constant char *str = "literal";
  out[3] = str[x];
  *(volatile __global int *)out = 7;
}
