kernel void shifts(global const int *a, global int *o) {
  // The amount counts modulo the width of the left operand (6.5.8).
  o[0] = a[0] << a[1]; o[1] = a[2] >> a[3]; o[2] = (uint)a[2] >> a[3];
  char c = (char)a[4]; c <<= 9; o[3] = c;
  uchar4 v = (uchar4)(1, 2, 4, 128); v = v << (uchar4)(8, 9, 10, 15);
  o[4] = v.x; o[5] = v.y; o[6] = v.z; o[7] = v.w;
  long l = 1; o[8] = (int)((l << a[5]) >> 32);
}
kernel void division(global const int *a, global int *o) {
  o[0] = a[0] / a[1]; o[1] = a[0] % a[1]; o[2] = -a[0] / a[1]; o[3] = -a[0] % a[1];
  o[4] = (uint)(-a[0]) / 2u; short4 s = (short4)(7, -7, 8, -8) / (short)3; o[5] = s.x; o[6] = s.y; o[7] = s.w;
}
kernel void relational(global const float *a, global int *o) {
  o[0] = a[0] < a[1]; o[1] = a[0] == a[0]; o[2] = a[2] == a[2]; o[3] = a[2] != a[2]; o[4] = !a[3];
  int4 v = (float4)(a[0], a[1], a[2], a[3]) < (float4)(1.5f); o[5] = v.x; o[6] = v.y; o[7] = v.z; o[8] = v.w;
  char2 c = (char2)(1, 2) == (char2)(1, 3); o[9] = c.x; o[10] = c.y;
  long2 d = (double2)(1.0, 2.0) >= (double2)(1.0, 3.0); o[11] = (int)d.x; o[12] = (int)d.y;
  int3 n = !(int3)(0, 5, 0); o[13] = n.x; o[14] = n.y;
}
kernel void logical(global int *a, global int *o) {
  int n = 0;
  o[0] = a[0] && (n = 7); o[1] = n; o[2] = a[1] || (n = 9); o[3] = n;
  o[4] = a[0] || (n = 11); o[5] = n;
  int4 v = (int4)(0, 1, 2, 0) && (int4)(1, 1, 0, 0); o[6] = v.x; o[7] = v.y; o[8] = v.z;
  v = (int4)(0, 1, 2, 0) || (int4)(1, 1, 0, 0); o[9] = v.x; o[10] = v.w;
}
kernel void swizzles(global int *o) {
  int4 v = (int4)(1, 2, 3, 4);
  v.xy = v.yx; v.hi += 10; v.s3 *= 2;
  o[0] = v.x; o[1] = v.y; o[2] = v.z; o[3] = v.w;
  int8 w = (int8)(v, v.wzyx); w.even = (int4)(0); w.odd.lo = (int2)(7, 8);
  vstore8(w, 0, o + 4);
  int3 t = (int3)(1, 2, 3); t = t.zxy; o[12] = t.x; o[13] = t.y; o[14] = t.z;
  v.wx = (int2)(5, 6); o[15] = v.x; o[16] = v.w;
}
kernel void elements(global const int *i, global int *o) {
  int4 v = (int4)(10, 20, 30, 40); int k = i[get_global_id(0)];
  v[k] += 1; o[2 * get_global_id(0)] = v[k]; o[2 * get_global_id(0) + 1] = v.x + v.y + v.z + v.w;
}
kernel void increments(global int *a, global int *o) {
  int i = 5; o[0] = i++; o[1] = i; o[2] = --i; o[3] = a[0]++; o[4] = a[0];
  uchar u = 255; u++; o[5] = u; char4 c = (char4)(127); c++; o[6] = c.x;
  global int *p = a; o[7] = *p++; o[8] = *p; p -= 1; o[9] = (int)(p - a);
  float f = 1.5f; f++; o[10] = (int)(f * 2); int x = 3; x *= 2.5f; o[11] = x; x ^= 5; o[12] = x;
  bool b = 7; o[13] = b; b = 0.5f; o[14] = b;
}
kernel void conditional(global const int *a, global int *o) {
  o[0] = a[0] ? a[1] : a[2]; o[1] = a[1] ? a[1] : a[2];
  int4 v = (int4)(-1, 0, 1, 0x80000000) ? (int4)(1) : (int4)(2);
  o[2] = v.x; o[3] = v.y; o[4] = v.z; o[5] = v.w;
  float2 f = a[0] ? (float2)(1.0f) : (float2)(2.0f, 3.0f); o[6] = (int)f.y; o[7] = (a[0], a[1]);
}
kernel void mixed(global const uint *a, global long *o) {
  o[0] = a[0] - 1; o[1] = (int)a[0] - 1; o[2] = -1 < a[0]; o[3] = (long)a[1] * a[1];
  o[4] = a[1] * a[1]; o[5] = (char)a[2]; o[6] = (uchar)a[2]; o[7] = (short)0x18000; o[8] = ~0u; o[9] = -(1u);
}
