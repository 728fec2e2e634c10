// std: 1.0 1.1 1.2 2.0 3.0
// Valid uses of local variables and work with them through pointers.

typedef struct { int a; float4 b; int arr[4]; } S;
typedef local int lint;
typedef int arr_t[8];
typedef union { int i; float f; } U;

int load(local const int *p, int n) { return p[n]; }
void store(local int *p, int n, int v) { p[n] = v; }
local int *next(local int *p) { return p + 1; }
void fill(local arr_t *t, int v) {
  for (int i = 0; i < 8; ++i)
    (*t)[i] = v;
}

kernel void variables(global int *out) {
  local int a;
  local int b[4], c[2][2];
  local S s;
  local arr_t t;
  lint u;
  volatile local int v;
  int local w;
  local U un;
  local float16 big[2];
  int n = get_local_id(0);
  a = n;
  b[n & 3] = a;
  c[1][0] = b[0];
  s.a = 1;
  s.b.xy = (float2)(1.0f, 2.0f);
  s.arr[3] = s.a++;
  t[7] = u = v = 3;
  w = ~u;
  un.f = 1.0f;
  big[1].s0f = (float2)(un.f, un.i);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[n] = a + c[1][0] + t[7] + w + (int)big[1].s0;
}

kernel void pointers(global int *out, local int *arg, local S *sarg, local float4 *varg) {
  local int buf[16];
  local arr_t t;
  local int *p = buf;
  local int *q = &buf[15];
  local int *local shared;
  global int *local gshared;
  local int (*row)[8] = &t;
  shared = p + 3;
  gshared = out + 1;
  store(p, 0, 7);
  store(arg, 1, load(buf, 0));
  fill(&t, 9);
  (*row)[2] = q - p;
  *next(shared) = *gshared;
  sarg->b = varg[0].wzyx;
  sarg[1].arr[0] = p < q ? *p : *q;
  S copy = *sarg;
  copy.a += sizeof(buf) / sizeof(buf[0]);
  *sarg = copy;
  out[0] = (*row)[2] + sarg->a;
}

kernel void reduce(global const float *in, global float *out, local float *tmp) {
  size_t lid = get_local_id(0);
  tmp[lid] = in[get_global_id(0)];
  for (size_t step = get_local_size(0) / 2; step > 0; step >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < step)
      tmp[lid] += tmp[lid + step];
  }
  if (lid == 0)
    out[get_group_id(0)] = tmp[0];
}
