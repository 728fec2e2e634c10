// std: 1.0 1.2 2.0
constant int s1 = 1 << 33;
constant int chk[(1 << 33) == 2 ? 1 : -1] = {0};
constant int chk64[(1L << 65) == 2 ? 1 : -1] = {0};
constant int neg = 1 << -1;
void shifts(int i, int4 v, uint4 u, int2 w, float4 f, char c, long l) {
  i = i << 32;
  i = i >> -1;
  i = c << 8;
  i = -1 << 2;
  v = v << 1;
  v = v << u;
  v = v << w;
  v = v << f;
  v = f << 1;
  v = 1 << v;
  i <<= v;
  v <<= i;
  v >>= 40;
  l = 1 << 40;
  v = v << l;
}
void incs(int4 v, float4 f, bool b, const int4 cv, char2 c, half2 *h) {
  v++;
  ++v;
  v--;
  f++;
  --f;
  b++;
  b--;
  cv++;
  v.x++;
  v.xy++;
  v.xx++;
  c--;
  v.lo--;
  (v + v)++;
  f = -f;
  v = +v;
  v = -cv;
}
