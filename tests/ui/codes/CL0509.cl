// Types that differ in sign are not compatible, and so are the pointers to them (C99 6.5.16.1 p1, 6.7.5.1); compilers let
// them pass.
global uint *result(global int *p) { return p; } //~ WARNING CL0509
void take(uint *p);
void values(global int *i, global uint *u, global long *l, global ulong *ul, global short *s, local char *c, local uchar *uc,
            global int4 *i4, global uint4 *u4, int *p, uint *q) {
  global uint *a = i; //~ WARNING CL0509
  global int *b = u; //~ WARNING CL0509
  global ulong *d = l; //~ WARNING CL0509
  global ushort *e = s; //~ WARNING CL0509
  local uchar *f = c; //~ WARNING CL0509
  local char *g = uc; //~ WARNING CL0509
  global uint4 *h = i4; //~ WARNING CL0508
  global const uint *j = i; //~ WARNING CL0509
  i = u; //~ WARNING CL0509
  take(p); //~ WARNING CL0509
  take(q); //~ FINE CL0509
  take((uint *)p); //~ FINE CL0509
  global int *k = i; //~ FINE CL0509
  global uint *m = (global uint *)i; //~ FINE CL0509
  global void *v = i; //~ FINE CL0509
  u = v; //~ FINE CL0509
  uint n = *i; //~ FINE CL0509
  global signed int *o = i; //~ FINE CL0509
  global unsigned *r = u; //~ FINE CL0509
}
