// std: 1.0 1.1 1.2 2.0
void cmp(float4 f, double4 d, int4 i, uint4 u, char4 c, uchar4 uc, short8 s, long2 l, int2 i2, int n, float fs) {
  int4 r;
  r = f == f;
  r = f < f;
  r = i == i;
  r = u < u;
  r = i < u;
  r = f == i;
  r = i == i2;
  r = i == n;
  r = f > fs;
  r = f > n;
  r = n >= i;
  char4 rc = c == c;
  rc = uc == uc;
  r = c == c;
  uchar4 ruc = uc > uc;
  short8 rs = s != s;
  long2 rl = l <= l;
  rl = l == 1;
  long4 rd = d == d;
  r = d == d;
  uint4 ru = u == u;
  ru = f == f;
  f = f == f;
  if (f == f) return;
  if (any(f == f)) return;
  if (all(i == i)) return;
  if (i) return;
  while (i) ;
  n = i == i;
  n = any(i);
  n = any(f);
  bool b = i == i;
  r = i == i == i;
  switch (i) { default: break; }
}
