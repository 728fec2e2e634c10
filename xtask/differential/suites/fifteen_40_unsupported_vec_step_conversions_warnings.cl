// std: 1.1 1.2 2.0
// opts: -DUNUSED=1
struct bf { int a : 3; unsigned b : 33; };
struct flex { int n; int arr[]; };
struct empty { };
typedef struct undefd undefd;
int vs1[vec_step(int) == 1 ? 1 : -1];
constant int vs3[vec_step(int3) == 4 ? 1 : -1] = {0};
constant int vs16[vec_step(float16) == 16 ? 1 : -1] = {0};
constant int vsv = vec_step(void);
void vecs(int i, int4 v, int3 t, uint4 u, float4 f, undefd *x, image2d_t im) {
  i = vec_step(v) + vec_step(t) + vec_step i;
  i = vec_step(struct bf);
  i = vec_step(undefd);
  i = vec_step(image2d_t);
  i = vec_step(im);
  v = u;
  u = v + u;
  v = (int4)u;
  v = (int4)f;
  f = v;
  f = (float4)i;
  v = i;
  i = v;
  v = t;
  v += 1.5f;
  f *= 2;
  f = f + i;
  v = v + f;
  v = v + 5000000000L;
  f = convert_float4(v);
  v = convert_int4_sat_rte(f);
  v = convert_int4_foo(f);
  t = v.xyz;
  t = v.hi;
  v.xyz = 1;
  v.s4 = 1;
  v[5] = 1;
}
int no_return(int i) { }
void warn(int i) {
  int unused;
  i = i;
  if (i = 1) { }
  i == 2;
  implicit(i);
  int *p = i;
  goto end;
end:;
  setjmp(i);
#ifdef UNUSED
  unsigned char c = 300;
  i / 0;
  int shadow = shadow + 1;
  struct { int a; } s = { };
#endif
}
void recursion(int i) { if (i) recursion(i - 1); }
