// std: 1.2 2.0 3.0
int ov(int a) __attribute__((overloadable));
float __attribute__((overloadable)) ov(float a);
float4 __attribute__((overloadable)) ov(float4 a);
void __attribute__((overloadable)) ov(global int *p);
void __attribute__((overloadable)) ov(local int *p);
int __attribute__((overloadable)) ov(int a, int b);
float __attribute__((overloadable)) ov(int a);

int nov(int a);
float nov(float a);

void __attribute__((overloadable)) gen(constant char *p);
void __attribute__((overloadable)) gen(global char *p);
void __attribute__((overloadable)) img(read_only image2d_t i);
void __attribute__((overloadable)) img(write_only image2d_t i);
kernel void __attribute__((overloadable)) kov(int a) {}
kernel void __attribute__((overloadable)) kov(float a) {}

void use(global int *g, local int *l, private int *p, constant int *c, float4 v, int2 i2, double d, char ch, long lg, write_only image2d_t w) {
  ov(1);
  ov(1.0f);
  ov(d);
  ov(ch);
  ov(lg);
  ov(v);
  ov(i2);
  ov(g);
  ov(l);
  ov(p);
  ov(c);
  ov(0);
  ov(1, 2);
  ov(1, 2, 3);
  ov();
  gen("text");
  gen(c);
  img(w);
}
void builtins(int i, uint u, float f, float4 f4, float2 f2, int4 i4) {
  max(i, i);
  max(i, u);
  max(f, 1.0f);
  max(f, 1);
  max(f4, f);
  max(f4, f2);
  min(i4, i);
  clamp(f4, 0.0f, 1.0f);
  clamp(f4, f4, 1.0f);
  sin(i);
  sin(f4);
  dot(f4, f2);
  mad24(i, i, u);
  abs(f);
  select(f4, f4, i4);
  select(f4, f4, f4);
  mix(f4, f4, 0.5f);
}
