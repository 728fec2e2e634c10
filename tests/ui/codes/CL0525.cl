// A pointer to void points to no object (6.5.13, C99 6.5.3.2 p4): what `*` gives cannot be used. Compilers let it stand.
void dereferenced(global void *g, local void *l, constant void *c, const void *k, void *p, int *i, void **pp) {
  (void)*g; //~ WARNING CL0525
  (void)*l; //~ WARNING CL0525
  (void)*c; //~ WARNING CL0525
  (void)*k; //~ WARNING CL0525
  (void)*p; //~ WARNING CL0525
  (void)*(void *)i; //~ WARNING CL0525
  (void)**pp; //~ WARNING CL0525
  int a = *p; //~ WARNING CL0525 //~ ERROR CL0506
  (void)*i; //~ FINE CL0525
  a = *(int *)p; //~ FINE CL0525
  a = *(global int *)g; //~ FINE CL0525
  p = *pp; //~ FINE CL0525
  (void)p; //~ FINE CL0525
}
