// std: 1.2 2.0 3.0
int none(void);
int empty();
int one(int a);
int two(int a, float b);
int vec(float4 v, int4 w);
int ptr(__global int *g, __local float *l);
int var(int a, ...);
static int st(int a) { return a; }
struct S { int a; };
int agg(struct S s);
void nothing(int);
__kernel void kern(__global int *p) { *p = 0; }
void calls(int i, float f, float4 f4, int4 i4, int3 i3, struct S s, __global int *g, __local int *l,
           __local float *lf, int *p) {
  none();
  none(1);
  empty();
  empty(1, 2);
  one();
  one(1);
  one(1, 2);
  one(f);
  one(f4);
  one(g);
  two(1);
  two(1, 2);
  two(1, 2, 3);
  two(f, i);
  vec(f4, i4);
  vec(i4, f4);
  vec(f4, i3);
  vec(f, i);
  vec(1, 2);
  ptr(g, lf);
  ptr(g, l);
  ptr(l, lf);
  ptr(p, lf);
  ptr(0, 0);
  ptr(1, 0);
  var(1);
  var(1, f4, s);
  var();
  st(1, 2);
  agg(s);
  agg(i);
  i = nothing(1);
  i = one;
  f = agg(s) + nothing(2);
  kern(g);
  kern(p);
  i();
  (*one)(1);
  one(nothing(1));
  i = none;
}
