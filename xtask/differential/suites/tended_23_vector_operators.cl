// std: 1.1 1.2 2.0
void f(int4 i, uint4 u, float4 fl, int3 i3, char4 c, int s, float sf, double sd, int8 i8) {
  i + i;
  i + s;
  i + 1L;
  fl + s;
  fl + sd;
  c + s;
  s - i;
  i & 3;
  ~fl;
  ~i;
  !fl;
  i += 1;
  i++;
  fl--;
  ++c;
  -u;
  i == i;
  fl == fl;
  int4 r = fl < fl;
  float4 q = fl < fl;
  char4 t = c > c;
  uint4 v = u > u;
  i[0];
  i[s] = 1;
}
