// std: 1.2 2.0 3.0
void clean(int *p);
void cleang(__global int *p);
__constant int u0 __attribute__((unused)) = 1;
__constant int s0 __attribute__((section("foo"))) = 1;
__constant int al __attribute__((alias("u0")));
__constant int wk __attribute__((weak)) = 1;
__constant int us __attribute__((used)) = 1;
int pu(int x __attribute__((unused)));
void vars(int n, __global int *g) {
  int a __attribute__((unused));
  int b __attribute__((cleanup(clean)));
  int c __attribute__((cleanup(cleang)));
  int d __attribute__((cleanup(nofn)));
  float e __attribute__((cleanup(clean)));
  int f __attribute__((cleanup));
  int h __attribute__((section("bar")));
  int i __attribute__((weak));
  __local int l __attribute__((unused));
  int j __attribute__((address_space(1)));
  int __attribute__((address_space(1))) *k = g;
  int m __attribute__((mode(QI)));
  float o __attribute__((mode(DF)));
  int q __attribute__((opencl_unroll_hint));
}
__kernel void unroll(__global int *g, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; i++) g[i] = i;
  __attribute__((opencl_unroll_hint(4)))
  while (n--) g[n] = 0;
  __attribute__((opencl_unroll_hint(1)))
  do g[0]++; while (n--);
  __attribute__((opencl_unroll_hint(-1)))
  for (int i = 0; i < n; i++) g[i] = i;
  __attribute__((opencl_unroll_hint(0)))
  for (int i = 0; i < n; i++) g[i] = i;
  __attribute__((opencl_unroll_hint(n)))
  for (int i = 0; i < n; i++) g[i] = i;
  __attribute__((opencl_unroll_hint(2, 4)))
  for (int i = 0; i < n; i++) g[i] = i;
  __attribute__((opencl_unroll_hint(2)))
  if (n) g[0] = 1;
  __attribute__((opencl_unroll_hint(2))) g[0] = 1;
  __attribute__((opencl_unroll_hint(2.0f)))
  for (;;) ;
#pragma unroll
  for (int i = 0; i < n; i++) g[i] = i;
#pragma unroll 4
  while (n--) ;
#pragma nounroll
  n = 1;
  switch (n) { case 1: n = 2; __attribute__((fallthrough)); case 2: break; }
}
