// std: 1.2 2.0 3.0
// Initialisers of program scope variables and writes to constant objects.

constant int a = 1;
constant int b = a + 1;
constant int c;
constant int d[] = {1, a, sizeof(int)};
constant int *constant pd = d;
constant int *constant pe = &d[1];
constant int f = get_global_id(0);
constant int g = d[1];
constant float4 h = (float4)(a, 2, 3, 4);
constant struct { int x; float y; } s = {1, 2.0f};
constant struct { int x; } t = {1, 2};
constant int u[2] = {[1] = 3, [5] = 1};
const int w = 1;
const int arr[w];
#if __OPENCL_C_VERSION__ >= 200
global int gi = 1;
global int gj = gi;
global int *gp = &gi;
global int *constant cgp = &gi;
constant int *cp = &gi;
int vol = a;
volatile global int vg;
#endif

void writes(constant int *p, const global int *q, const int n, volatile int *v, constant int4 *cv) {
  a = 2;
  a++;
  d[0] = 1;
  *p = 3;
  p[1] += 2;
  p = 0;
  q[0] = 1;
  *(global int *)q = 1;
  n = 4;
  s.x = 2;
  h.x = 1.0f;
  cv->xy = (int2)(0);
  int *np = v;
  const int *np2 = v;
  volatile int *nv = v;
  int *m = &n;
  const int k;
  constant int kc = n;
  constant int kd = 3 + a;
  int *bad = &a;
  constant int *good = &a;
  const constant int *cc = &a;
  constant int *un = cc;
}
