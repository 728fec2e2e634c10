// std: 2.0 3.0
// Captures of variables by blocks.
typedef struct { int a; float f; } pair;
typedef int (^b_t)(void);
constant int ctab[3] = { 1, 2, 3 };
global int prog_scope;
constant sampler_t smp = 0;

kernel void caps(global int *g, local int *l, constant int *c, int n, float4 v, pair pr,
                 read_only image2d_t img, sampler_t s) {
  int x = 1;
  int arr[4] = { 0 };
  local int lv;
  int *px = &x;
  b_t ok1 = ^{ return x; };
  b_t ok2 = ^{ return n + ctab[1]; };
  b_t ok3 = ^{ return g[0] + l[0] + c[0]; };
  b_t ok4 = ^{ return (int)v.x + pr.a; };
  b_t ok5 = ^{ prog_scope = 2; return prog_scope; };
  b_t ok6 = ^{ *px = 4; return *px; };
  b_t ok7 = ^{ lv = 1; return lv; };
  b_t ok8 = ^{ int y = x; y++; return y; };
  b_t nest = ^{ int (^in)(int) = ^(int z) { return z + x; }; return in(1); };
  b_t im = ^{ return get_image_width(img); };
  b_t sm = ^{ return (int)read_imagef(img, s, (int2)(0)).x; };

  b_t e1 = ^{ x = 2; return x; };
  b_t e2 = ^{ n++; return n; };
  b_t e3 = ^{ return arr[0]; };
  b_t e4 = ^{ pr.a = 1; return 0; };
  b_t e5 = ^{ v.x = 1.0f; return 0; };
  b_t e6 = ^{ int *p = &x; return *p; };
  b_t e7 = ^{ const int *p = &x; return *p; };
  b_t e8 = ^{ return ok1(); };
  b_t e9 = ^{ return undeclared_name; };
  b_t e10 = ^{ local int inner; return 0; };
  b_t e11 = ^{ static int st = 0; return ++st; };
  b_t e12 = ^{ constant int k = 3; return k; };
  b_t e13 = ^{ if (n) return 1; return 1.0f; };
  b_t e14 = ^{ g = 0; return 0; };
  b_t e15 = ^{ goto out; out: return 0; };
  b_t e16 = ^{ };
  __block int bx = 3;
  b_t e17 = ^{ bx = 4; return bx; };
  ctab[0] = ok1() + nest();
}
