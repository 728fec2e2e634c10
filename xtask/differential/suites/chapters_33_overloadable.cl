// std: 1.2 2.0 3.0
int __attribute__((overloadable)) ov(int a) { return a; }
float __attribute__((overloadable)) ov(float a) { return a; }
int4 __attribute__((overloadable)) ov(int4 a) { return a; }
int __attribute__((overloadable)) ov(global int *a) { return *a; }
int __attribute__((overloadable)) ov(local int *a) { return *a; }
int __attribute__((overloadable)) ov(const global float *a) { return *a; }
void __attribute__((overloadable)) ov(read_only image2d_t i);
void __attribute__((overloadable)) ov(write_only image2d_t i);
void __attribute__((overloadable)) ov(sampler_t s, event_t e);
float __attribute__((overloadable)) ov(int a);
int ov(uint a);
void noattr(int a);
void noattr(float a);
void __attribute__((overloadable)) late(void);
void late(int a);
int __attribute__((overloadable)) v(int a, ...);
int __attribute__((overloadable)) noproto();
__attribute__((overloadable)) int var;

kernel void k(global int *g, local int *l, constant int *c, read_only image2d_t r, char ch, float4 f4) {
  int x = ov(1) + ov(g) + ov(l);
  float f = ov(1.0f);
  int4 i4 = ov((int4)(0));
  ov(r);
  x = ov(ch);
  x = ov(c);
  x = ov(1L);
  x = ov(f4);
  x = ov(1, 2);
  float sq = sqrt(1);
  sq = max(1, 2.0f);
}
