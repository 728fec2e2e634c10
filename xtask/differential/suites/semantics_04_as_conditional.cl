// std: 1.2 2.0 3.0
// Conditional operators and comparisons with pointers in different address spaces.

void cond(global int *g, local int *l, constant int *c, private int *p, int k) {
  (void)(k ? g : g);
  (void)(k ? g : l);
  (void)(k ? g : c);
  (void)(k ? c : p);
  (void)(k ? l : p);
  (void)(k ? g : 0);
  (void)(k ? c : NULL);
  (void)(k ? g : k);
  global int *r1 = k ? g : l;
  int *r2 = k ? g : l;
  int *r3 = k ? g : p;
  (void)(k ? g : (global void *)g);
  (void)(k ? g : (local void *)l);
  (void)(k ? g : (global char *)g);
  (void)(k ? g : (local char *)l);
  (void)(k ? g : (const global int *)g);
  (void)(g == l);
  (void)(g == c);
  (void)(g != p);
  (void)(g < l);
  (void)(c >= p);
  (void)(g - l);
  (void)(g - g);
  (void)(g == 0);
  (void)(g == NULL);
  (void)(g && c);
  (void)(!l);
#if __OPENCL_C_VERSION__ >= 200
  generic int *u = g;
  (void)(k ? u : g);
  (void)(k ? u : c);
  (void)(u == l);
  (void)(u == c);
  (void)(u - g);
  (void)(k ? u : (generic void *)l);
#endif
}
