// std: 1.2 2.0 3.0
__global __local int *two_spaces(void);
typedef __global int gint;
typedef __attribute__((opencl_global)) int *attr_ptr;
__attribute__((opencl_local)) __global int *mixed(void);
__attribute__((address_space(3))) int *numbered(attr_ptr p);

struct S {
  __global int *ok;
  __local int bad;
  __constant int bad2;
};

__local int ret_local(void);
__global int *ret_ptr(void);
gint ret_typedef(void);

void params(__global int a, __local int b, __private int c, __constant int d);

void locals(void) {
  __global int a;
  __global __private int *b;
  __global __global int *c;
  __local gint *d;
  gint *e = 0;
  __private int f = 1;
  __constant int g = 2;
  __global int h[4];
  (__global int)f;
  int i = (__private int)f;
  int n = sizeof(__local int);
}
