// std: 1.0 1.1 1.2 3.0

void f(int4 i, int4 j, uint4 u, float4 x, float2 y, int n, float s, char4 c, long4 l, int3 t) {
  i = i + j;
  i = i + n;
  i = n + i;
  i = i + s;
  x = x + n;
  x = x + i;
  i + u;
  i + t;
  x + y;
  i % j;
  x % x;
  i << 2;
  i << j;
  n << i;
  i << x;
  i & j;
  x & x;
  ~i;
  ~x;
  !i;
  !x;
  -u;
  i++;
  x--;
  i && j;
  i && n;
  x || x;
  i = i == j;
  i = x == x;
  u = x < x;
  i = x < s;
  c = c == c;
  i = c == c;
  l = l > l;
  i == u;
  if (i) {}
  while (i.x) break;
  n ? i : j;
  i ? i : j;
  i ? x : x;
  x ? x : x;
  i ? n : n;
  i ? y : y;
  c ? i : j;
  i ? x : s;
  t ? i : j;
  n ? i : n;
  i += j;
  i += n;
  n += i;
  i *= s;
  i, j;
  c = i;
  c + 1;
  c + n;
}
