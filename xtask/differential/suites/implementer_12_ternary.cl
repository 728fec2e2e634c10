// std: 1.2 3.0
kernel void ternary(global int4 *out, int4 a, int4 b, float4 f, float4 g, uint4 u, long4 l, int s, int2 i2) {
  out[0] = a ? a : b;
  out[1] = s ? a : b;
  f = a ? f : g;
  f = u ? f : g;
  f = l ? f : g;
  f = f ? f : g;
  f = a ? 1.0f : g;
  f = a ? 1.0f : 2.0f;
  out[2] = i2 ? a : b;
  out[3] = a ? s : s;
  out[4] = a ? f : b;
  out[5] = a ? u : b;
  char4 c = a ? (char4)1 : (char4)2;
  s = s ? 1.0f : 2;
  if (a) out[0] = b;
  while (a) ;
  for (; f; ) ;
  if (any(a)) out[6] = b;
  do ; while (i2);
  switch (a) { }
}
