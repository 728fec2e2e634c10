// std: 1.0 1.1 1.2 2.0 3.0
// Implicit functions, prototypes, K&R definitions and wrong calls.

int no_proto();
int void_proto(void);
int two(int a, float b);
void vec(float4 v);
void gptr(global int *p);
void lptr(local int *p);
void pptr(private int *p);
void cptr(constant int *p);
void plain(int *p);
int unnamed(int, global float *);
int variadic(int a, ...);
int printf_like(constant char *fmt, ...);

int knr(a, b)
  int a;
  float b;
{ return a + (int)b; }

int knr2(a) { return a; }
int missing_name(int) { return 1; }
default_int(int a) { return a; }
static sdefault = 1;
int no_args() { return 1; }
void arr(int a[4], int b[]) { a[0] = b[0]; }
void voidp(void v) { }
void voidmix(int a, void) { }
int ret_array(int a)[3];
int ret_fn(int a)(int);

kernel void calls(global int *g, local int *l, constant int *c, float4 f4, float2 f2, float s) {
  int p[4];
  implicit_one(1);
  int r = implicit_two();
  implicit_one(1, 2);
  no_proto();
  no_proto(1);
  void_proto();
  void_proto(1);
  r = two(1, 2.0f);
  r = two(1);
  r = two();
  r = two(1, 2.0f, 3);
  r = two(f4, 1.0f);
  r = two(g, 1.0f);
  r = two(1.5f, 2);
  vec(f4);
  vec(s);
  vec(f2);
  vec((int4)(1));
  vec();
  gptr(g);
  gptr(l);
  gptr(p);
  lptr(l);
  lptr(g);
  pptr(p);
  pptr(g);
  cptr(c);
  cptr(g);
  plain(p);
  plain(g);
  plain(l);
  plain(c);
  plain(0);
  plain(1);
  unnamed(1, g);
  unnamed(1, (global float *)g);
  no_args(2);
  knr(1, 2.0f);
  knr(1);
  arr(p, p);
  arr(g, p);
  r = vec(f4);
  r = calls;
  get_global_id();
  get_global_id(0, 1);
  get_global_id("a");
  r = get_global_id(0);
  barrier();
}
