// std: 1.2 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

void cmp(int4 a, uint4 u, float4 f, double4 d, uchar4 c, short4 s, char4 cc, long4 l, int i, float fs, ulong4 ul) {
  int4 r = a < a;
  r = u == u;
  r = f >= f;
  r = d < d;
  l = d < d;
  cc = c != c;
  c = c != c;
  s = s == s;
  r = a < i;
  r = f < fs;
  r = a < u;
  r = f == 1;
  r = f == i;
  uint4 ur = u < u;

  f = r ? f : f;
  f = u ? f : f;
  f = i ? f : f;
  f = l ? f : f;
  d = l ? d : d;
  d = ul ? d : d;
  d = r ? d : d;
  f = f ? f : f;
  f = fs ? f : f;
  a = r ? a : i;
  a = r ? 1 : 2;
  f = r ? fs : f;
  f = r ? fs : fs;
  a = r ? a : u;
  f = r ? f : a;
  c = c ? c : c;
  c = cc ? c : c;
  c = r ? c : c;
  f = i ? f : fs;
  f = i ? f : a;
  i = (a < a) ? 1 : 2;
  if (a < a) i = 1;
  while (r) ;
  for (; f; ) ;
  switch (a) { default: break; }
}
