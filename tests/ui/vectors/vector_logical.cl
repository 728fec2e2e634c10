// std: 1.0 1.1 1.2 2.0

void logic(int4 i, uint4 u, float4 f, double4 d, char4 c, int2 i2, int n, float fs) {
  int4 r;
  r = i && i;
  r = i || u; //~ ERROR CL0503
  r = u && u;
  r = f && f; //~ ERROR[1.0,1.1] CL0502
  r = f || i; //~ ERROR[1.0,1.1] CL0502 //~ ERROR[1.2,2.0] CL0503
  r = d && d; //~ ERROR[1.0,1.1] CL0502 //~ ERROR[1.2,2.0] CL0506
  long4 rl = d && d; //~ ERROR[1.0,1.1] CL0502
  r = i && i2; //~ ERROR CL0503
  r = i && n;
  r = n || i;
  r = f && n; //~ ERROR[1.0,1.1] CL0502
  r = f && fs; //~ ERROR[1.0,1.1] CL0502
  r = i && fs; //~ ERROR[1.0,1.1] CL0502 //~ ERROR[1.2,2.0] CL0504
  char4 rc = c && c;
  rc = c || c;
  r = c && c; //~ ERROR CL0506
  n = i && i; //~ ERROR CL0506
  r = !i;
  r = !f; //~ ERROR[1.0,1.1] CL0502
  r = !d; //~ ERROR[1.0,1.1] CL0502 //~ ERROR[1.2,2.0] CL0506
  rl = !d; //~ ERROR[1.0,1.1] CL0502
  rc = !c;
  r = !c; //~ ERROR CL0506
  n = !i; //~ ERROR CL0506
  r = !!i;
  int m = n && fs; //~ ERROR[1.0,1.1] CL0502
  m = !fs; //~ ERROR[1.0,1.1] CL0502
  if (i && i) return; //~ ERROR CL0532
  r ^= f; //~ ERROR CL0503
  r = i ^^ i; //~ ERROR CL0201
}
