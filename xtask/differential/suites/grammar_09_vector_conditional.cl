// std: 1.1 1.2 2.0
void cond(char2 c2, uchar2 uc2, short2 s2, int2 i2, int3 i3, int4 i4, uint2 u2, long2 l2, float2 f2, float4 f4,
          int si, float sf, char sc, __global int *g, __local int *l, __constant int *k, int *p) {
  i2 = i2 ? i2 : i2;
  i2 = i2 ? i2 : si;
  i2 = i2 ? 1 : 2;
  f2 = i2 ? f2 : f2;
  f2 = i2 ? f2 : sf;
  f2 = i2 ? 1.0f : 2.0f;
  f2 = f2 ? f2 : f2;
  f2 = u2 ? f2 : f2;
  f2 = c2 ? f2 : f2;
  f2 = l2 ? f2 : f2;
  c2 = c2 ? c2 : c2;
  c2 = uc2 ? c2 : c2;
  c2 = i2 ? c2 : c2;
  c2 = c2 ? sc : sc;
  c2 = c2 ? si : si;
  s2 = s2 ? s2 : uc2;
  i2 = i2 ? i2 : u2;
  i2 = i2 ? i2 : f2;
  i2 = i4 ? i2 : i2;
  i4 = i4 ? i4 : i3;
  i2 = si ? i2 : i2;
  i2 = si ? i2 : u2;
  i2 = si ? i2 : si;
  f4 = si ? f4 : sf;
  f4 = sf ? f4 : f4;
  f4 = f4 < 1.0f ? f4 : -f4;
  si = si ? g : l;
  g = si ? g : l;
  g = si ? g : g;
  g = si ? g : k;
  g = si ? g : 0;
  p = si ? p : l;
  i2 = i2 ?: i2;
  si = si ?: 1;
  i2 = i2 ? g : g;
  si = i2 ? si : si;
  i2 = g ? i2 : i2;
}
