// std: 1.0 1.1 2.0
typedef unsigned int uint4 __attribute__((ext_vector_type(4)));
void f(void) {
  float4 a = (float4)(0);
  float4 b = ((float4)(1, 2, 3, 4));
  float4 c = (float4)(a.xy, b.zw);
  float4 d = (float4)((float4)(1.0f));
  float4 e = (float4){1, 2, 3, 4};
  float4 z = (float4)(1, 2, 3, 4).wzyx;
  float x = ((float4)(1, 2, 3, 4)).s2;
  uint4 u = (uint4)(1 + 2, (3, 4), 5, 6);
  float4 m = (float4)1;
  int n = vec_step(float4) + vec_step(a) + vec_step(int3);
  float4 bad1 = (float4)();
  float4 bad2 = (float4)(1, 2, 3, );
  float4 bad3 = (float4)(1, 2, 3, 4;
  float4 after = a;
}

void g(float4 v, __global float4 *p) {
  v.x = 1; v.xy = v.yx; v.s0123 = v.s3210; v.S3 = v.sA;
  v.xx = (float2)(1);
  v.xs0 = (float2)(1);
  v.r = v.rgba.b;
  v.q = 1;
  p->lo.hi = 2;
  v[1] = v[2];
  v.xyzwx;
  &v.x;
}
