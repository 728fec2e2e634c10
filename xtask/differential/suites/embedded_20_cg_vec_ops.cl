// std: 1.2
typedef float float4_u __attribute__((ext_vector_type(4)));
// CHECK-LABEL: @add4
float4 add4(float4 a, float4 b) {
  // CHECK: fadd <4 x float>
  return a + b;
}
int4 cmp4(float4 a, float4 b) {
  // CHECK: fcmp olt
  return a < b;
}
int8 shl8(int8 a, int8 b) {
  // CHECK: and <8 x i32> {{.*}}31
  return a << b;
}
float3 splat3(float x) {
  return (float3)(x);
}
float8 concat(float4 a, float2 b, float c, float d) {
  return (float8)(a, b, c, d);
}
void store3(global float3 *p, float3 v) {
  // CHECK: shufflevector
  *p = v;
}
uchar16 rev(uchar16 v) {
  return v.sfedcba9876543210;
}
void insert(private float4_u *p, float x, int i) {
  p->y = x;
  (*p)[i] = x;
  p->lo = p->hi;
  p->odd.x = x;
}
