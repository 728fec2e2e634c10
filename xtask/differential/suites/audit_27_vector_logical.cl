// std: 1.0 1.1 1.2 2.0
void logic(int4 i, uint4 u, float4 f, double4 d, char4 c, int2 i2, int n, float fs) {
  int4 r;
  r = i && i;
  r = i || u;
  r = u && u;
  r = f && f;
  r = f || i;
  r = d && d;
  long4 rl = d && d;
  r = i && i2;
  r = i && n;
  r = n || i;
  r = f && n;
  r = f && fs;
  r = i && fs;
  char4 rc = c && c;
  rc = c || c;
  r = c && c;
  n = i && i;
  r = !i;
  r = !f;
  r = !d;
  rl = !d;
  rc = !c;
  r = !c;
  n = !i;
  r = !!i;
  int m = n && fs;
  m = !fs;
  if (i && i) return;
  r ^= f;
  r = i ^^ i;
}
