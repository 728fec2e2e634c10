// std: 1.1 1.2 2.0
kernel void float_scalars(int a, float b) {
  a = (b && 0);
  a = (0 || b);
  a = (!b);
  a = (b && 2.0f);
  b ? 1 : 2;
  ~b;
  b & 1;
  b << 1;
  b % 2;
}
kernel void int_vectors(int4 a, int4 b, uint4 u, short4 s, int2 c) {
  a = a && b;
  a = a || 1;
  a = 0 && b;
  a = !a;
  a = ~a;
  a = a && c;
  a = a && u;
  a = u && u;
  a = s && s;
  s = s == s;
  s = a == b;
  a = u < u;
}
kernel void float_vectors(float4 f, float4 g, int4 i, long4 l) {
  i = f && g;
  i = !f;
  i = f == g;
  f = f == g;
  l = f < g;
  ~f;
  f & g;
  f % g;
  f << i;
  i << f;
  if (f == g) { }
  while (i) { }
}
