// std: 1.0 1.1 1.2 2.0 3.0
// vec_step, sizeof, alignment, pointers to elements.

typedef char check_f2[sizeof(float2) == 8 ? 1 : -1];
typedef char check_f3[sizeof(float3) == 16 ? 1 : -1];
typedef char check_c3[sizeof(char3) == 4 ? 1 : -1];
typedef char check_d16[sizeof(long16) == 128 ? 1 : -1];
typedef char check_wrong[sizeof(float3) == 12 ? 1 : -1];

typedef char step1[vec_step(int) == 1 ? 1 : -1];
typedef char step2[vec_step(int2) == 2 ? 1 : -1];
typedef char step3[vec_step(int3) == 4 ? 1 : -1];
typedef char step16[vec_step(uchar16) == 16 ? 1 : -1];
typedef char stepw[vec_step(int3) == 3 ? 1 : -1];

struct P { char c; float4 v; };
typedef char struct_size[sizeof(struct P) == 32 ? 1 : -1];
struct Q { float3 a; float b; };
typedef char q_size[sizeof(struct Q) == 32 ? 1 : -1];
typedef char align4[__alignof__(float4) == 16 ? 1 : -1];
typedef char align3[__alignof__(short3) == 8 ? 1 : -1];

void steps(int4 v, int s, int *p, void *vp, global float8 *gp) {
  int a = vec_step(v);
  int b = vec_step(v.xyz);
  int c = vec_step(s + 1);
  int d = vec_step(float8);
  int e = vec_step *p;
  int f = vec_step(*gp);
  int g = vec_step(p);
  int h = vec_step(struct P);
  int i = vec_step(void);
  int j = vec_step(steps);
  int k = vec_step();
  int l = vec_step(bool);
}

void addresses(float4 v, global float4 *gv, float16 w) {
  float4 *p = &v;
  float *q = (float *)&v;
  global float *gq = (global float *)gv;
  float *e0 = &v.x;
  float *e1 = &v.s1;
  float2 *e2 = &v.xy;
  float2 *e3 = &v.hi;
  global float *e4 = &gv->x;
  float *e5 = &(*gv).x;
  float *e6 = &w.sa;
  float *e7 = v;
  float *e8 = &v;
  q[2] = 1.0f;
  gq[3] = v.w;
  (*p).z = 2.0f;
  p->w = 1.0f;
}
