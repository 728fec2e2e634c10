// std: 1.2 2.0 3.0
// opts: -DNO_ATTR=1
// opts: -DDEFAULT=1
#ifdef NO_ATTR
#define OVL
#else
#define OVL __attribute__((overloadable))
#endif
int OVL foo(global int *p);
int OVL foo(local int *p);
float OVL foo(constant int *p);
#if __OPENCL_C_VERSION__ >= 200
char OVL bar(generic int *p);
char OVL bar(constant int *p);
#endif
char OVL bar(private int *p);
void OVL img(read_only image2d_t i);
void OVL img(write_only image2d_t i);
void OVL vec(float2 v);
void OVL vec(float4 v);
void OVL vec(int4 v);
kernel void test(global int *g, local int *l, constant int *c, read_only image2d_t r, write_only image2d_t w) {
  int p;
  int *pp = &p;
  foo(g);
  foo(l);
  foo(c);
  foo(&p);
  foo(0);
  bar(g);
  bar(c);
  bar(pp);
  img(r);
  img(w);
  vec((float2)(1.0f));
  vec((float4)(1.0f));
  vec((float3)(1.0f));
  vec(1.0f);
  vec((int4)(1));
  vec((uint4)(1));
}
