// Whether a vector literal is an object is left to implementations; a cast to a vector gives a value.
void objects(int n, int2 two)
{
  (int4)(1, 2, 3, 4) = (int4)(0);  //~ WARNING CL0521
  (int4)(two, 3, 4).x = n;  //~ WARNING CL0521
  ((int2)(n, n))++;  //~ WARNING CL0521
  private int2 *p = &(int2)(n, n);  //~ WARNING CL0523
  (int4)(n) = (int4)(0);  //~ ERROR CL0521
  (int4)(n).y = 1;  //~ ERROR CL0521
  private int4 *q = &(int4)(n);  //~ ERROR CL0523
}
struct record { int a; };
void casts(struct record r)
{
  int2 v = (int2)(r);  //~ WARNING CL0513
  int2 w = (int2)r;  //~ ERROR CL0513
}
// Compilers do not look behind `->`.
void read_only_elements(const global float4 *g, constant float2 *c, const private int2 *p)
{
  g->x = 1.0f;  //~ WARNING CL0320
  c->xy = (float2)(1.0f);  //~ WARNING CL0320
  p->y++;  //~ WARNING CL0320
  (*g).x = 1.0f;  //~ ERROR CL0320
  c[0].x = 1.0f;  //~ ERROR CL0320
}
