// std: 1.2 2.0 3.0
// opts: -DAS=global
// opts: -DAS=constant
// opts: -DAS=private
// Operands of ?: and of comparisons that point into different address spaces.

void test(int cond, global int *g, local int *l, constant int *c, AS const int *x_, global float *gf) 
{
  private int v;
  private int *p = &v;
  AS const int *x = x_;

  (void)(cond ? g : g);
  (void)(cond ? g : l);
  (void)(cond ? x : p);
  (void)(cond ? x : c);
  (void)(cond ? x : 0);
  (void)(cond ? x : (void *)0);
  (void)(cond ? x : (global void *)g);
  (void)(cond ? g : gf);
  (void)(cond ? l : gf);
  const global int *r = cond ? g : (const global int *)g;
  global int *r2 = cond ? g : (const global int *)g;
  volatile global int *r3 = cond ? (volatile global int *)g : g;

  int e = x == g;
  e = x != l;
  e = c < x;
  e = p == 0;
  e = x == c;
  e = g == gf;
  ptrdiff_t d = g - l;
  d = x - c;
  d = g - g;
}
