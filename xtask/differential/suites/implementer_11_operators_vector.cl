// std: 1.2 2.0
void ops(float4 f, int4 i, uint4 u, char4 c, float s, int n, float2 f2) {
  f = f + s;
  f = f + f2;
  f = f + i;
  i = i + u;
  i = i + n;
  i = i % n;
  f = f % f;
  i = i << n;
  i = n << i;
  i = i << u;
  f = f << n;
  i = ~i;
  f = ~f;
  i = !i;
  i = !f;
  i = f == f;
  f = f == f;
  c = c < c;
  i = c < c;
  i = f && f;
  i = i || n;
  i = i ^ f;
  i += 1;
  c += 1;
  c += n;
  f += 1.0;
  i = -i;
  f = +f;
  i++;
  --f;
  s += f;
}
