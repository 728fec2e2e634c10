// std: 1.0 1.1 1.2 2.0
// Logical, relational, shift and conditional operators on vectors.

#if __OPENCL_C_VERSION__ < 120
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

void logic(int4 i, uint4 u, float4 f, double4 d, char4 c, int n) {
  int4 a = i && i;
  a = f && f;
  a = !f;
  a = !i;
  a = d || d;
  a = f && i;
  a = i || n;
  a = i && 1.0f;
  char4 b = c && c;
  b = i && i;
  long4 e = !d;
  float4 g = f && f;
  uint4 h = u < u;
  a = u < u;
  a = i == u;
  a = f >= 0.0f;
  if (i) n = 0;
  while (f < f) n = 1;
  n = i && i;
}

void shift(int4 i, uint4 u, short4 s, int2 i2, float4 f, int n, long4 l) {
  i << 33;
  i << i;
  i >> u;
  i << s;
  i << l;
  i << i2;
  n << i;
  i >> 1.0f;
  f << 1;
  i <<= 2;
  i <<= 1L;
  n <<= i;
  ~f;
  i % f;
  i ^ u;
}

void cond(int4 i, float4 f, float4 g, int2 i2, long4 l, int n, float x) {
  float4 a = i ? f : g;
  a = i2 ? f : g;
  a = l ? f : g;
  a = f ? f : g;
  a = n ? f : g;
  a = i ? 1.0f : 2.0f;
  a = i ? f : 2.0f;
  a = n ? f : x;
  int4 b = i ? i : (int4)(0);
}
