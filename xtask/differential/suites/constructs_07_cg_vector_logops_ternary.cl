// std: 1.2 2.0

int4 sel(int4 c, int4 a, int4 b) {
  return c ? a : b;
}
float4 sel_f(int4 c, float4 a, float4 b) {
  return c ? a : b;
}
float4 sel_scalar_arm(int4 c, float4 a, float b) {
  return c ? a : b;
}
uint2 sel_u(int2 c, uint2 a, uint2 b) {
  return c ? a : b;
}
int sel_scalar(int c, int a, int b) {
  return c ? a : b;
}
float8 sel_scalar_cond(int c, float8 a, float8 b) {
  return c ? a : b;
}
short3 sel_arms_scalar(short3 c, short a, short b) {
  return c ? a : b;
}
int2 sel_swz(int4 c, int4 a) {
  return c.xy ? a.zw : a.yx;
}
