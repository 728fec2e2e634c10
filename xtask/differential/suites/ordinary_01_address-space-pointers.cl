// std: 1.2 2.0 3.0

__constant int ci = 1;

__kernel void foo(__global int *gip) {
  __local int li;
  __local int lj = 2; // expected-error {{'__local' variable cannot have an initializer}}

  int *ip;
  ip = gip; // CL1.2: expected-error {{changes address space of pointer}}
  ip = &li; // CL1.2: expected-error {{changes address space of pointer}}
  ip = &ci; // expected-error {{changes address space of pointer}}
}

void explicit_cast(__global int *g, __local int *l, __constant int *c, __private int *p, const __constant int *cc) {
  g = (__global int *)l;   // expected-error {{changes address space of pointer}}
  g = (__global int *)c;   // expected-error {{changes address space of pointer}}
  g = (__global int *)cc;  // expected-error {{changes address space of pointer}}
  g = (__global int *)p;   // expected-error {{changes address space of pointer}}

  l = (__local int *)g;    // expected-error {{changes address space of pointer}}
  l = (__local int *)c;    // expected-error {{changes address space of pointer}}
  l = (__local int *)p;    // expected-error {{changes address space of pointer}}

  c = (__constant int *)g; // expected-error {{changes address space of pointer}}
  c = (__constant int *)l; // expected-error {{changes address space of pointer}}

  p = (__private int *)g;  // expected-error {{changes address space of pointer}}
}

void ok_explicit_casts(__global int *g, __global int *g2, __local int *l, __local int *l2, __private int *p, __private int *p2) {
  g = (__global int *)g2;
  l = (__local int *)l2;
  p = (__private int *)p2;
}

void pointer_comparison(__global int *g, __local int *l) {
  if (g == 0)
    return;
  if (g == l) // expected-error {{comparison between}}
    return;
}

void func_return_priv(void) {
  __private int x = 0;
  __global int y; // expected-error {{function scope variable cannot be declared in global address space}}
}

__private int func_return_as(void); // expected-error {{return type cannot be qualified with address space}}
__global int func_return_global(void);   // expected-error {{return type cannot be qualified with address space}}
__local int func_return_local(void);     // expected-error {{return type cannot be qualified with address space}}
__constant int func_return_const(void);  // expected-error {{return type cannot be qualified with address space}}
__global int *func_return_ptr(void);

void func_arg(__global int a); // expected-error {{parameter may not be qualified with an address space}}
