// std: 1.0 1.1 1.2 2.0 3.0
// Comparisons, logical operators and ternaries on vectors.

#if __OPENCL_C_VERSION__ >= 120
#define HAS_LOGICAL_FLOAT 1
#endif

void compare(char4 c, uchar4 uc, short4 s, int4 i, uint4 u, long4 l, float4 f, float2 h, int k) {
  i = f < f;
  i = f == 1.0f;
  i = i >= i;
  c = uc == uc;
  c = c != c;
  l = l < l;
  i = u > u;
  u = u > u;
  l = f < f;
  f = f < f;
  c = i < i;
  k = i == i;
  i = i < u;
  i = f < h;
  i = f < i;
  if (i == i)
    k = 1;
  while (f < f)
    k = 2;
  if (any(i == i) && all(f < f))
    k = 3;
  k = f.x < f.y;
}

void logical(int4 i, int4 j, uint4 u, float4 f, int k, long4 l, char4 c) {
  i = i && j;
  i = i || j;
  i = !i;
  i = !u;
  i = i && 1;
  i = k || i;
  i = i && u;
  c = !c;
  l = l && i;
  i = f && f;
  i = f || 1.0f;
  i = !f;
#ifdef HAS_LOGICAL_FLOAT
  i = (f && f) || !f;
#endif
  k = i && j;
  if (i && j) k = 1;
}

void ternary(int4 i, int4 j, uint4 u, float4 f, float4 g, int2 h, int k, float s, char4 c, int *p) {
  f = k ? f : g;
  f = i ? f : g;
  f = (f < g) ? f : g;
  i = i ? j : 0;
  i = i ? 1 : 0;
  f = i ? f : s;
  f = u ? f : g;
  f = h ? f : g;
  f = c ? f : g;
  f = f ? f : g;
  f = k ? f : 1.0f;
  f = k ? f : i;
  i = k ? i : u;
  i = i ? i : f;
  f = s ? f : g;
  f = i ? 1.0f : 2.0f;
  p = i ? p : p;
  k = i ? 1 : 2;
  c = c ? (char4)(1) : (char)2;
}
