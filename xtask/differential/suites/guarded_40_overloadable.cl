// std: 1.2 2.0 3.0
void __attribute__((overloadable)) ov(global int *p);
void __attribute__((overloadable)) ov(local int *p);
void __attribute__((overloadable)) ov(private int *p);
void __attribute__((overloadable)) ov(int x);
int __attribute__((overloadable)) ov(int x);
void __attribute__((overloadable)) vec(float4 v);
void __attribute__((overloadable)) vec(int4 v);
void __attribute__((overloadable)) amb(float f);
void __attribute__((overloadable)) amb(double f);
void plain(int);
void plain(float);

kernel void use(global int *g, local int *l, constant int *c, float4 f4, int4 i4, uint4 u4, float f) {
  int p;
  ov(g);
  ov(l);
  ov(&p);
  ov(c);
  ov(3);
  ov(f);
  vec(f4);
  vec(i4);
  vec(u4);
  vec(1.0f);
  amb(f);
  amb(1);
  amb(f4);
}
