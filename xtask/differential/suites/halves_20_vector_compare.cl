// std: 1.2 2.0 3.0
// opts:
// opts: -DDBL=1
// Types of comparisons and logical operators on vectors.

#ifdef DBL
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

void cmp(float4 f, int4 i, uint4 u, char4 c, uchar4 uc, short8 s, long2 l, double2 d, float x, bool b) {
  int4 r = f < f;
  r = f == x;
  r = x != f;
  r = i >= i;
  r = u < u;
  char4 rc = c == c;
  rc = uc > uc;
  short8 rs = s <= s;
  long2 rl = l != l;
  rl = d < d;
  r = !f;
  r = !i;
  r = i && i;
  r = i || 0;
  r = f && f;
  rc = !uc;

  uint4 ru = f < f;
  float4 rf = f < f;
  r = i < u;
  r = c < i;
  r = f < i;
  rl = f.xy < d;
  r = l == i;
  rl = d && d;
  int sc = f < f;
  int4 neg = ~f;
  b = f == f;
  b = any(f == f);
  b = all(isequal(f, f));
  if (i < i) ;
  if (i) ;
  while (!i) ;
  r = f ? i : i;
  r = b && i;
  r = i < 1.5f;
  r = i < 3000000000u;
  rc = c < 300;
}
