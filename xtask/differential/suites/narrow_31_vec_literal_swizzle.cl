// std: 1.2 3.0
// Vector literals, initialisers and component accesses.

constant int4 ci = (int4)(1, 2, 3, 4);
constant int4 cs = 1;
constant int4 cb = {1, 2, 3, 4};
constant int4 bad = (int4)(1, 2, 3);

void lit(float4 f, int2 i, float x) {
  float4 a = (float4)(1, 2, 3, 4);
  a = (float4)(x);
  a = (float4)(f.xy, f.zw);
  a = (float4)(f.xyz, 1, 2);
  a = (float4)(1, 2, 3);
  a = (float4)(f);
  a = (float4)(i, i);
  a = (float4)();
  a = (float4){1, 2, 3, 4};
  a = (float4){1, 2, 3, 4, 5};
  int2 b = (int2)(1.5f, 2);
  float3 c = f;
  float8 d = (float8)(f, f);
  float8 e = {f, f};
  float4 g[2] = {(float4)(0), {1, 2, 3, 4}};
}

void swz(float4 f, float16 w, float3 t, float2 p, int n) {
  f.x = 1;
  f.xy = f.yx;
  f.xx = p;
  f.s03 = p;
  f.S1 = 2;
  f.xs1 = p;
  f.lo = p;
  f.hi.odd = f.x;
  f.even = f.odd;
  t.w = 0;
  t.hi = p;
  p.z = 1;
  w.sF = w.sf;
  w.s0123 = f;
  w.sabcdef = f;
  w.x = 3;
  w.s01234567.s7 = 1;
  f.rgba = f;
  f.rx = p;
  f.stpq = f;
  f[1] = 2.0f;
  f[n] = 2.0f;
  f[7] = 1;
  (&f)->xy = p;
  float *q = &f.x;
  float2 *q2 = &f.xy;
  n.x = 1;
  f.xyzwx;
}
