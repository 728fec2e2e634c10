// std: 2.0 3.0
// Default address spaces of variables, pointees, typedefs and results.

int glob;
int *gptr = &glob;
__global int *ggptr = &glob;
__local int *glptr = &glob;
typedef int *iptr;
iptr tp;
static int sglob = 1;
int arr[4] = {1, 2, 3, 4};
int *into_arr = &arr[2];
constant int *into_const = arr;

int *ret(void) {
  int v;
  return &v;
}

__global int ret_g(void);
__local int *ret_lp(void);
const __private int ret_p(void);

struct S { int *p; __global int *g; __local int l; __private int v; };

void f(int *p, __global int v, __local int w, __private int x) {
  static int s;
  __global int *ps = &s;
  __local int *pl = &s;
  __private int *pv = &p;
  __global int **pp = &gptr;
  int **qq = &gptr;
  int *__global *rr = &gptr;
  iptr loc = p;
  struct S st;
  __global int **m = &st.g;
  __private int *n = &st.v;
}
