// Operators on scalars, literals.

kernel void k(int i, float f, int4 v, float4 w, global int *p) {
  int a = f && f; //~ ERROR[1.0,1.1] CL0502
  a = f || 0.0f; //~ ERROR[1.0,1.1] CL0502
  a = !f; //~ ERROR[1.0,1.1] CL0502
  a = !w; //~ ERROR[1.0,1.1] CL0502 //~ ERROR[1.2+] CL0506
  a = v && v; //~ ERROR CL0506
  int4 b = w && w; //~ ERROR[1.0,1.1] CL0502
  b = !w; //~ ERROR[1.0,1.1] CL0502
  b = !v;
  a = p && i;
  a = !p;
  a = p || p;
  a = f ? 1 : 0; //~ ERROR CL0532
  a = 1.0f ? 1 : 0; //~ ERROR CL0532
  f = f % f; //~ ERROR CL0502
  f = f & f; //~ ERROR CL0502
  f = ~f; //~ ERROR CL0502
  f = f << 1; //~ ERROR CL0502
  f = 1 << f; //~ ERROR CL0502
  f %= 2; //~ ERROR CL0502
  f &= 1; //~ ERROR CL0502
  f <<= 1; //~ ERROR CL0502
  f |= 1; //~ ERROR CL0502
  double d = 1.0;
  d = !d; //~ ERROR[1.0,1.1] CL0502
  a = d && d; //~ ERROR[1.0,1.1] CL0502
  d = d % 2; //~ ERROR CL0502
  d = ~d; //~ ERROR CL0502
  half h; //~ ERROR CL0433
  a = !h;
  a = &i && i;
  struct { int x; } s; a = !s; a = s && s; s ? 1 : 2; if (s) {} //~ ERROR CL0502 //~ ERROR CL0532
  a = "x" && 1;
  a = !"x";
  f++;
  f--;
  ++f;
  w++; //~ ERROR CL0502
  p++;
  p += 1;
  p -= 1;
  p - p;
  p * 2; //~ ERROR CL0502
  p + 1.0f; //~ ERROR CL0502
  p + p; //~ ERROR CL0502
  -p; //~ ERROR CL0502
  ~p; //~ ERROR CL0502
  +p; //~ ERROR CL0502
  p + v; //~ ERROR CL0502
  p[v]; //~ ERROR CL0529
  p[f]; //~ ERROR CL0529
  p[1.0]; //~ ERROR CL0529
  a = 5 / 0;
  a = 5 % 0;
  a = 1 << 40;
  a = 1 << -1;
  true + 1;
  bool t = 5;
  t++;
  t--;
  ++t;
  -t;
  ~t;
  t += 1;
  t << 1;
  bool u = f;
  u = p;
  u = v; //~ ERROR CL0506
  bool *pb = &t;
  char c = 'ab';
  c = 'abcd';
  c = 'abcde';
  c = ''; //~ ERROR CL0126
  c = '\x'; //~ ERROR CL0126
  c = '\xfff'; //~ ERROR CL0126
  c = L'a';
  a = 08; //~ ERROR CL0126
  a = 0b11;
  a = 0x; //~ ERROR CL0126
  a = 1u;
  a = 1ull;
  a = 1lll; //~ ERROR CL0126
  a = 1.0h; //~ ERROR CL0433
  a = 1.0hf; //~ ERROR CL0126
  f = 1.f;
  f = 1.0e; //~ ERROR CL0126
  f = 0x1p3;
  f = 0x1.8; //~ ERROR CL0126
  a = 1_0; //~ ERROR CL0126
  a = 99999999999999999999;
  f = 1e999f;
  f = .5;
  f = 5.;
  f = 1.0l;
  f = 1.0L;
  f = 1.0F;
  f = 1F; //~ ERROR CL0126
  f = 0x1F;
  f = 1e5;
  f = 1e+f; //~ ERROR CL0126
}
