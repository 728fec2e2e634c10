// Calls of functions with arguments that fit and do not.

float add(float a, float b) { return a + b; }
int cnt(global int *g) { return *g; }
void nothing(void) {}
float4 vec(float4 v) { return v; }
int ptr(int *p) { return *p; }
int loc(local int *p) { return *p; }
int con(constant int *p) { return *p; }
void out(float *o, global float *go) { *o = *go; }
kernel void k(global float *g, local int *l, constant int *c, int n) {
  add(1, 2);
  add(1.0, 2.0);
  add(g[0], n);
  add(g, 1); //~ ERROR CL0506
  add(1); //~ ERROR CL0603
  add(1, 2, 3); //~ ERROR CL0603
  add((float4)(1), 1); //~ ERROR CL0506
  add(); //~ ERROR CL0603
  cnt(g);
  cnt((global int *)g);
  cnt(l); //~ ERROR CL0301
  cnt(&n); //~ ERROR CL0301
  cnt(0);
  cnt(n); //~ ERROR CL0507
  cnt(g[0]); //~ ERROR CL0506
  nothing();
  nothing(1); //~ ERROR CL0603
  int x = nothing(); //~ ERROR CL0506
  float y = add(1, 2);
  int z = vec((float4)(1)); //~ ERROR CL0506
  float4 w = vec(1);
  w = vec(1.0f);
  w = vec((int4)(1)); //~ ERROR CL0506
  w = vec((float3)(1)); //~ ERROR CL0506
  w = vec(g[0]);
  w = vec(w.xy); //~ ERROR CL0506
  w = vec(w.xyzw);
  ptr(&n);
  ptr(l); //~ ERROR[1.0,1.1,1.2] CL0301
  ptr(c); //~ ERROR CL0301
  ptr(g); //~ ERROR[1.0,1.1,1.2] CL0301
  ptr((int*)g); //~ ERROR[1.0,1.1,1.2] CL0302
  ptr((global int*)g); //~ ERROR[1.0,1.1,1.2] CL0301
  ptr(0);
  ptr(&y);
  ptr(&w);
  loc(l);
  loc(&n); //~ ERROR CL0301
  con(c);
  con(l); //~ ERROR CL0301
  con("a");
  out(&y, g);
  out(g, &y); //~ ERROR CL0301
  out(&y, &y); //~ ERROR CL0301
  out(0, 0);
  return 1; //~ ERROR CL0613
  return;
  return nothing();
}
void multi(int a, int b), another(float c);
int proto(int), var, *ptrv; //~ ERROR[1.0,1.1,1.2] CL0307
int redef(int a) { return a; } int redef(int a) { return a; } int redef(float b); float redef(int a); //~ ERROR CL0402
int (paren)(int a) { return a; }
int (*fp)(int); int (*fparr[2])(int); int (*fret(void))(int); typedef int (*fpt)(int); fpt g2; int takes(fpt f); int takes2(int f(int)); int arrf[2](void); int retarr(void)[2]; void vararr(int n, int a[n]); void star(int a[*]); void st(int a[static 2]); void named(int a, int a); void voidp(void a); void voidn(void, int); void ell(...); void ell2(int, ...); auto int au; register int re; extern int ex = 1; static int sta; typedef int td = 1; inline int in; _Noreturn void nr(void); _Thread_local int tl; int inl() { return 0; } inline void inl2(); volatile int vol; const volatile constant int cv = 1; restrict int r; int *restrict rp; int restrict *rp2; signed unsigned int su; long short ls; long long ll; long long long lll; unsigned float uf; short double sd; long double ld; unsigned bool ub; signed half sh; int int ii; int float fi; unsigned char signed x; char unsigned cu; int long il; unsigned u4 uu; uint uint2 u2; unsigned uint uu2; float4 float ff; struct int si; enum; struct; union; int;  //~ ERROR CL0201 //~ ERROR CL0204 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0401 //~ ERROR CL0402 //~ ERROR CL0407 //~ ERROR CL0408 //~ ERROR CL0411 //~ ERROR CL0413 //~ ERROR CL0414 //~ ERROR CL0416 //~ ERROR CL0420 //~ ERROR CL0421
