// Address spaces by attribute.

__attribute__((address_space(1))) int *ga; //~ ERROR[1.0,1.1,1.2] CL0307
void f(__attribute__((address_space(1))) int *a, __attribute__((address_space(2))) int *b, __attribute__((address_space(3))) int *c, global int *g, constant int *k, local int *l, generic int *n) { //~ ERROR[1.0,1.1,1.2] CL0306
  a = g; //~ ERROR CL0301
  g = a; //~ ERROR CL0301
  b = k; //~ ERROR CL0301
  c = l; //~ ERROR CL0301
  l = c; //~ ERROR CL0301
  a = b; //~ ERROR CL0301
  n = a; //~ ERROR[1.0,1.1,1.2] CL0301
  n = c; //~ ERROR[1.0,1.1,1.2] CL0301
  a = (__attribute__((address_space(1))) int *)g; //~ ERROR CL0302
  n = (generic int *)a; //~ ERROR[1.0,1.1,1.2] CL0302 //~ ERROR[1.0,1.1,1.2] CL0306
  n = (generic int *)b; //~ ERROR[1.0,1.1,1.2] CL0302 //~ ERROR[1.0,1.1,1.2] CL0306
  g = (global int *)a; //~ ERROR CL0302
  __attribute__((address_space(4))) int *d = n; //~ ERROR CL0301
  __attribute__((address_space(1))) int loc; //~ ERROR CL0312
  __attribute__((address_space(-1))) int *e; //~ ERROR CL0709
  __attribute__((address_space(99999999999))) int *e2; //~ ERROR CL0709
  __attribute__((address_space(16777216))) int *e3; //~ ERROR CL0709
  __attribute__((address_space(1+1))) int *e4;
  __attribute__((address_space("x"))) int *e5; //~ ERROR CL0709
  __attribute__((address_space(1,2))) int *e6; //~ ERROR CL0709
  __attribute__((address_space)) int *e7; //~ ERROR CL0709
  global __attribute__((address_space(1))) int *e8; //~ ERROR CL0204
  __attribute__((opencl_global)) int *h = g;
  __attribute__((opencl_local)) int *h2 = l;
  __attribute__((opencl_constant)) int *h3 = k;
  __attribute__((opencl_generic)) int *h4 = g;
  __attribute__((opencl_private)) int *h5;
  __attribute__((opencl_global_device)) int *h6;
  __attribute__((opencl_global_host)) int *h7;
  h6 = g; //~ ERROR CL0301
  g = h6;
  h7 = h6; //~ ERROR CL0301
  n = h6; //~ ERROR[1.0,1.1,1.2] CL0301
  h6 = (__attribute__((opencl_global_device)) int *)g;
  g = (global int*)h7;
  h6 = (__attribute__((opencl_global_device)) int *)h7; //~ ERROR CL0302
}
