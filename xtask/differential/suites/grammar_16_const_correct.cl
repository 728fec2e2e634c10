// std: 1.2 2.0 3.0
struct S { int a; const int b; };
__constant int gc = 1;
__constant int arr[2] = {1, 2};
__constant struct S gs = {1, 2};
void take(__global int *p);
void takec(__global const int *p);
void takev(__global volatile int *p);
void takek(__constant int *p);
const int *retc(const int *p) { return p; }
int *dropret(const int *p) { return p; }
void test(const int ci, __global const int *cg, __global int *g, int *const cp, struct S s, const struct S cs,
          __global int *restrict r, volatile __global int *v, __constant int *k, const __constant int *ck) {
  ci = 1;
  *cg = 1;
  cg[1] += 2;
  cg = g;
  g = cg;
  cp = 0;
  *cp = 1;
  s.a = 1;
  s.b = 1;
  s = s;
  cs.a = 1;
  gc = 2;
  arr[0] = 1;
  gs.a = 1;
  *k = 1;
  k = &gc;
  k = ck;
  ck = k;
  k = arr;
  take(g);
  take(cg);
  take(v);
  take((__global int *)cg);
  takec(cg);
  takec(g);
  takev(g);
  takek(&gc);
  takek(cg);
  g = r;
  g = v;
  v = g;
  const int u;
  const int n = 1;
  n = 2;
  const int *q = &n;
  int *w = &n;
  const int **pp = &w;
}
