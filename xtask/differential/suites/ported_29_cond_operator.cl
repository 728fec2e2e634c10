// std: 1.1 1.2 2.0 3.0

void f(int2 ci, char2 cc, float2 cf, uint2 cu, int i, float s, long2 l, global int *g, local int *lo, constant int *co) {
  int2 r = ci ? ci : ci;
  r = ci ? 1 : 2;
  r = ci ? i : ci;
  r = cc ? ci : ci;
  r = cf ? ci : ci;
  float2 rf = ci ? cf : s;
  rf = ci ? cf : ci;
  rf = ci ? cf : 1.0;
  rf = cu ? cf : cf;
  char2 rc = cc ? (char)1 : (char)0;
  rc = cc ? 1 : 0;
  long2 rl = l ? l : (long)3;
  rl = ci ? l : l;
  rf = i ? cf : s;
  rf = i ? cf : ci;
  i = s ? 1 : 2;
  g = i ? g : g;
  g = i ? g : lo;
  g = i ? g : 0;
  co = i ? co : g;
  int2 e = ci ?: ci;
  i = i ?: 3;
  (void)(ci ? "a" : "b");
}
