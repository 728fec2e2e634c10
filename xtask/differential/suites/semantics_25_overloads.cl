// std: 1.2 2.0 3.0
// Overloads on address spaces, scalar, vector and opaque types.

#define OVL __attribute__((overloadable))

void OVL as(global int *p);
void OVL as(local int *p);
void OVL as(constant int *p);
void OVL as(private int *p);
#if __OPENCL_C_VERSION__ >= 200
void OVL as(generic int *p);
void OVL only_gen(generic int *p);
void OVL only_gen(constant int *p);
#endif
int OVL ty(int a);
float OVL ty(float a);
int4 OVL ty(int4 a);
float OVL ty(int a);
int OVL ty(int b);
int ty(long a);
uint OVL amb(uint a);
ulong OVL amb(ulong a);
int OVL op(sampler_t s);
int OVL op(event_t e);
int OVL op(read_only image2d_t i);
int OVL op(write_only image2d_t i);
int OVL op(image3d_t i);
int OVL cnst(global const int *p);
int OVL cnst(global int *p);
int OVL vd(global void *p);
int OVL vd(global float *p);
int not_ovl(int a);
int not_ovl(float a);
int OVL mixed_late(int a);
int mixed_late(int a);
int mixed_first(int a);
int OVL mixed_first(float a);

kernel void f(global int *g, local int *l, constant int *c, global const int *cg, global uchar *u,
              read_only image2d_t ro, write_only image2d_t wo, image3d_t i3, sampler_t s) {
  int x;
  as(g); as(l); as(c); as(&x);
  as(cg);
  as(u);
  as(0);
#if __OPENCL_C_VERSION__ >= 200
  only_gen(g);
  only_gen(c);
#endif
  ty(1); ty(1.0f); ty((int4)(1)); ty((float4)(1)); ty(1u); ty('a'); ty(g);
  amb(1); amb(1u); amb(1.0f);
  op(ro); op(wo); op(i3); op(s); op(1);
  cnst(g); cnst(cg); cnst(l);
  vd(g); vd(u); vd((global float *)g); vd(l);
  float m = max(1, 1.0f);
  float4 mm = max((float4)(1), 1.0f);
  int mi = min(1, 2u);
  int (*pf)(int) = ty;
}
