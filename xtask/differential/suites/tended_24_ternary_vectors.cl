// std: 1.2 2.0
void f(int4 i, int4 j, uint4 u, float4 a, float4 b, char4 c, int3 i3, int s, float sf, bool t) {
  float4 r;
  r = i ? a : b;
  r = s ? a : b;
  r = t ? a : b;
  r = c ? a : b;
  r = a ? a : b;
  r = i ? a : sf;
  r = i ? sf : sf;
  r = i ? 1.0f : b;
  i = i ? i : j;
  i = i ? i : u;
  i = s ? i : s;
  i = sf ? i : j;
  c = c ? (char4)1 : (char4)2;
  c = i ? c : c;
  i = (i == j) ? i : j;
  if (i)
    return;
  while (i == j)
    ;
  s = i == j ? 1 : 2;
}
