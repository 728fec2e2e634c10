// std: 1.2 2.0 3.0
struct large { int a[64]; };

int use_private(__private int *p);

int f_local_var(int n) {
  int x = n;
  int *p = &x;
  *p += 2;
  return x;
}

void f_struct(__global struct large *in, __global struct large *out) {
  struct large tmp = *in;
  tmp.a[3] = 7;
  *out = tmp;
}

int f_array(int i) {
  int arr[4] = {1, 2, 3, 4};
  __private int *p = arr;
  return p[i & 3] + use_private(&arr[1]);
}

void f_ptr_to_ptr(__global int *g) {
  __global int *p = g;
  __global int **pp = &p;
  __global int *__private *ppp = &p;
  **pp = 1;
  **ppp = 2;
}

__kernel void k(__global int *out, int n) {
  __local int *lp;
  __constant int *cp = 0;
  lp = 0;
  __private int v = n;
  out[0] = f_local_var(v) + f_array(v);
  f_ptr_to_ptr(out);
}
