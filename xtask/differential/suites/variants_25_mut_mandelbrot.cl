// std: 1.0 1.2 2.0
int escape(float2 c, int limit) {
  float2 z = c;
  int i = 0;
  while (i < limit && dot(z, z) < 4.0f) {
    z = (float2)(z.x * z.x - z.y * z.y, 2.0f * z.x * z.y) + c;
    ++i;
  }
  return i;
}

__kernel void mandel(__global uchar4 *out, float2 org, float scale, int limit, int pitch) {
  int x = get_global_id(0), y = get_global_id(1);
  int n = escape(org + scale * (float2)(x, y), limit);
  out[y * pitch + x] = (uchar4)(n, n << 1, n << 2, 255);
}

int esc0(float2 c, int i) {
  float2 z = (float2)(c.x * c.x - c.y * c.y, 2.0f * c.x * c.z) + c;
  return z.x > 2.0f;
}
int esc1(float2 c, int i) {
  float2 z = (float3)(c.x * c.x - c.y * c.y, 2.0f * c.x * c.y) + c;
  return z.x > 2.0f;
}
int esc2(float2 c, int i) {
  float2 z = (float2)(c.x * c.x - c.y * c.y, 2.0f * c) + c;
  return z.x > 2.0f;
}
int esc3(float2 c, int i) {
  float2 z = (float2)(c.x * c.x - c.y * c.y, 2.0f * c.x * c.y) + i;
  return z.x > 2.0f;
}
int esc4(float2 c, int i) {
  float2 z = (float2)(c.x * c.x - c.y * c.y, 2.0f * c.x * c.y) + c;
  return z > 2.0f;
}
int esc5(int2 c, int i) {
  float2 z = (float2)(c.x * c.x - c.y * c.y, 2.0f * c.x * c.y) + c;
  return z.x > 2.0f;
}
int esc6(float2 c, int i) {
  float2 z = (float2)(c.x * c.x % c.y * c.y, 2.0f * c.x * c.y) + c;
  return z.x > 2.0f;
}
int esc7(float2 c, int i) {
  while (i < 9 && dot(c, c, c) < 4.0f) ++i;
  return i;
}
int esc8(float2 c, int i) {
  while (i < 9 && c * c < 4.0f) ++i;
  return i;
}
int esc9(float2 c, int i) {
  while (i < 9 & dot(c, c) < 4.0f) --i;
  return i;
}
int esc10(float2 c, int i) {
  while (i < 9 & dot(c, c)) ++i;
  return i;
}
