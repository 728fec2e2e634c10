// std: 1.0 1.2 2.0
void ternary(int4 c, float4 a, float4 b, int s, long4 l, double4 d, char4 cc, float f) {
  float4 r;
  r = c ? a : b;
  r = s ? a : b;
  r = c ? f : f;
  r = c ? a : 1.0f;
  r = cc ? a : b;
  r = l ? a : b;
  r = a ? a : b;
  r = f ? a : b;
  d = l ? d : d;
  d = c ? d : d;
  int4 i = c ? c : l;
  int4 j = c ?: (int4)(1);
  uint4 k = c ? (uint4)(1) : (uint4)(2);
  int4 m = c ? (uint4)(1) : c;
  int2 n = c ? (int2)(1) : (int2)(2);
  int4 o = c ? s : (short)1;
  char4 p = cc ? 'a' : 'b';
  global int *gp = s ? (global int *)0 : 0;
}
void compare(int4 a, int4 b, float4 f, uint4 u) {
  int4 r = a == b;
  r = f < f;
  r = a < u;
  r = !a;
  r = a && b;
  r = f || f;
  r = f == 1.0f;
  bool t = a == b;
  if (a == b) {}
  while (any(a == b)) {}
}
