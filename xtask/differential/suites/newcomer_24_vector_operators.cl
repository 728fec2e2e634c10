// std: 1.2 2.0
void f(int4 i, uint4 u, float4 g, char4 c, int2 i2, int s, float x, long l) {
  i + i;
  i + u;
  i + g;
  i + c;
  i + i2;
  i + s;
  i + x;
  i + l;
  c + s;
  c + 1;
  g * 2;
  g * x;
  g % g;
  i % i;
  ~g;
  ~i;
  !g;
  i << s;
  s << i;
  g << s;
  g & g;
  i && i;
  g || g;
  i ^ u;
  -u;
  i++;
  g--;
  &i[0];
}
