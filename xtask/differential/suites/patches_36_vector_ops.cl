// std: 1.2 2.0 3.0
void ops(int4 i, uint4 u, float4 f, short4 s, int2 i2, float x, long l, bool b) {
  i = i + i;
  i = i + u; // expected-error
  f = f + x;
  f = f + i; // expected-error
  i = i + i2; // expected-error
  s = s + 1;
  s = s + l; // expected-error
  i = i + x; // expected-error
  i = f == f;
  i = u < u;
  s = s == s;
  i = s == s; // expected-error
  u = u == u; // expected-error
  i = i && i;
  i = f && f;
  i = !f;
  i = !i;
  i = ~i;
  f = ~f; // expected-error
  f = f % f; // expected-error
  i = i << 1;
  i = i << u;
  i = i << i2; // expected-error
  i = 1 << i; // expected-error
  f = f << 1; // expected-error
  f = i ? f : f;
  f = s ? f : f; // expected-error
  f = u ? f : f;
  f = f ? f : f; // expected-error
  f = b ? f : f;
  f = i ? f : x;
  i = i2 ? i : i; // expected-error
  i = (i, i);
  i++;
  f++;
  i += 1.5f; // expected-error
  if (i) {} // expected-error
  while (f) {} // expected-error
  i || 1;
  int r = i; // expected-error
  i = (int4)b;
  switch (i) {} // expected-error
}
