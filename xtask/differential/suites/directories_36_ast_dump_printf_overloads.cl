// std: 1.2 3.0
int __attribute__((overloadable)) ov(int x);
int __attribute__((overloadable)) ov(float x);
float4 __attribute__((overloadable)) ov(float4 x);
int __attribute__((overloadable)) ov(global int *x);
int __attribute__((overloadable)) ov(constant const char *x);
int ov(long x);
int not_ov(int);
int not_ov(float);

void use(void) {
  ov(1);
  ov('a');
  ov(1.0f);
  ov(1.0);
  ov((float4)(1));
  ov((int4)(1));
  ov("str");
  ov((global int *)0);
  ov((local int *)0);
  ov(1, 2);
  ov(1u);
  max(1, 2u);
  max((int4)(1), 2);
  clamp(1.0f, 2, 3.0f);
  mad24(1, 2, 3L);
  select((int4)1, (int4)2, (uint4)3);
  dot((float4)1, (float4)2) + length((float3)1) + cross((float2)1, (float2)2);
}
