// std: 1.2 2.0
__constant int a = 1;
int __constant b = 1;
const __constant int c = 1;
__constant __constant int d = 1;
__constant __global int e = 1;
typedef __global int gint;
typedef __local gint bad_t;
struct s { __global int *ok; __global int bad; };

__global int fn_ret(void);
__global int *fn_ptr(int *__global *pp);
void arr_param(__global int p[], __local int q[4]);
void by_value(__global int v, __private int w);
void ptr_space(__global int *__local lp);

kernel void k(__global int *p, __private int v, int __constant *c1) {
  __private int x = v;
  private int *px = &x;
  __global int y;
  __global int *__private z = p;
  int __global *w = (int __global *)p;
  __global int *__constant zz = 0;
  __local int *__local l;
  gint *g = p;
  int s = sizeof(__global int);
  for (__private int i = 0; i < 2; i++) {}
  for (__local int j;;) { break; }
  __attribute__((opencl_global)) int *attr_form = p;
  [[clang::opencl_local]] int *std_form;
  __attribute__((address_space(1))) int *numbered = 0;
}
