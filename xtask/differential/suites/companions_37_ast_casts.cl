// std: 1.2 2.0

enum color { RED, GREEN = 5, BLUE };

void ImplicitCasts(global float *g, int i, uchar c) {
  g[0] = i;
  g[1] = c + 'a';
  g[2] = (float)GREEN;
  i = g[0] > 1.0f;
  enum color col = 2;
  col = i;
  c = 257;
  bool b = g[2];
  b = BLUE;
}

kernel void VectorSplat(global float4 *out, float s, int n) {
  *out = s;
  *out = (float4)s;
  *out = *out * s;
  *out += n;
  *out = n ? *out : (float4)(s);
  *out = (*out > s) ? *out : s;
  *out == s;
}
