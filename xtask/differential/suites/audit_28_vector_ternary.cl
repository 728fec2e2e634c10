// std: 1.2 2.0 3.0
void tern(int4 i, uint4 u, float4 f, float4 g, int2 i2, float2 f2, char4 c, long4 l, double4 d, int n, float fs, int3 i3, float3 f3, constant int *cp) {
  float4 r;
  int4 ri;
  r = n ? f : g;
  r = i ? f : g;
  r = u ? f : g;
  r = f ? f : g;
  r = c ? f : g;
  r = l ? f : g;
  d = l ? d : d;
  d = i ? d : d;
  r = i2 ? f : g;
  r = i ? f2 : f2;
  r = i ? f : fs;
  r = i ? fs : fs;
  ri = i ? n : n;
  r = i ? n : n;
  ri = i ? i : u;
  ri = i ? i : f;
  r = i ? f : 1;
  r = n ? f : fs;
  r = n ? f : n;
  ri = n ? i : u;
  ri = n ? i : i2;
  f3 = i3 ? f3 : f3;
  f3 = i ? f3 : f3;
  r = (i < i) ? f : g;
  r = (f < g) ? f : g;
  r = i ? cp : cp;
  c = c ? c : (char)1;
  c = c ? c : 1;
  r = i ?: g;
  (void)(i ? (void)0 : (void)0);
}
