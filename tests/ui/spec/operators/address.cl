// `&` with one operand (OpenCL C 6.5.14).
struct pair { int a; float4 b; int c[2]; };
enum colour { red, green };
constant int fixed = 1;
int value(void);
void f(int i, const int c, float4 v, struct pair p, global int *g, local struct pair *l, int list[3], float4 vectors[2], int grid[2][3]) {
  // Of an object: a pointer to its type.
  int *q = &i; float4 *w = &v; struct pair *s = &p; global int *e = &g[1]; local int *m = &l->a; int *n = &list[2]; float4 *o = &p.b; int (*a)[2] = &p.c; int (*r)[3] = &grid[1]; const int *t = &c; constant int *u = &fixed; int **z = &q; w = &vectors[1]; q = &(i); q = &grid[1][2];
  (&p)->a = 1; (*&p).a = 2; *&i = 3; q = &*q; e = &*g; q = &*list; g = &*g + 1; s = &(struct pair){ 1 };
  e = &i; //~ ERROR CL0301
  q = &l->a; //~ ERROR[1.0,1.1,1.2] CL0301
  u = &i; //~ ERROR CL0301
  // What comes out is no l-value.
  &i = q; //~ ERROR CL0521
  &*q = q; //~ ERROR CL0521
  (void)& &i; //~ ERROR CL0523
  // Of values there is none.
  q = &3; //~ ERROR CL0523
  q = &(i + 1); //~ ERROR CL0523
  q = &i++; //~ ERROR CL0523
  q = &-i; //~ ERROR CL0523
  q = &(int)i; //~ ERROR CL0523
  q = &(i = 2); //~ ERROR CL0523
  q = &value(); //~ ERROR CL0523
  q = &green; //~ ERROR CL0523
  q = &sizeof(i); //~ ERROR CL0523
  w = &(v + v); //~ ERROR CL0523
  w = &(float4)(1.0f); //~ ERROR CL0523
  // Nor of the elements of a vector, however they are reached.
  float *x = &v.x; //~ ERROR CL0523
  x = &v[1]; //~ ERROR CL0523
  x = &v.s2; //~ ERROR CL0523
  x = &p.b.y; //~ ERROR CL0523
  x = &vectors[1].z; //~ ERROR CL0523
  float2 *y = &v.hi; //~ ERROR CL0523
  y = &v.even; //~ ERROR CL0523
  y = &w->xy; //~ ERROR CL0523
  // The constraints of `*` hold where both stand.
  q = &*i; //~ ERROR CL0524
  q = &i[0]; //~ ERROR CL0529
}
