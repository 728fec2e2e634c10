// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void compare(int4 a, int4 b, uint4 u, float4 f, float4 g, char4 c, uchar4 uc, short2 s, long2 l,
             ulong2 ul, float2 f2, double2 d2, int i, float x) {
  int4 r;
  uint4 ur;
  char4 rc;
  uchar4 ruc;
  long2 rl;
  int2 r2;
  float4 fr;
  int sc;
  r = a < b;
  r = a < i;
  r = i < a;
  r = a < u;
  ur = u < u;
  r = u < u;
  r = f < g;
  r = f == x;
  r = f != 1;
  fr = f < g;
  rc = c == c;
  rc = uc == uc;
  ruc = uc >= uc;
  r = c == c;
  rl = l > l;
  rl = ul > ul;
  rl = d2 > d2;
  r2 = d2 > d2;
  r2 = f2 > f2;
  r2 = s > s;
  sc = a == b;
  r = f == a;
  r = a == f2;
  r = a == 1.0f;
  if (a == b)
    ;
  if (any(a == b))
    ;
  if (all(f < g))
    ;
  if (any(f))
    ;
  while (a)
    ;
  do ; while (f < g);
  for (; a;)
    ;
  a < b;
  a == a;
  r = a < b < a;
}
