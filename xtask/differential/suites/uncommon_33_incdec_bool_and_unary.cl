// std: 1.2 2.0 3.0

// Increment, decrement and the other unary operators over unlikely operands.

struct s { int a; };

void incdec(bool b, int i, int4 v, float f, float4 fv, half *h, global int *p,
            global void *vp, struct s st, constant int *cp, const int ci) {
  b++;
  ++b;
  b--;
  --b;
  b += 1;
  i++;
  v++;
  --v;
  f++;
  fv++;
  ++fv;
  h++;
  p++;
  vp++;
  st++;
  cp--;
  ++ci;
  (*cp)++;
  5++;
  i++++;
  ++i++;
  (i)++;
  +i = 1;
  v.x--;
  v.xy++;
  (v + v)++;
}

void unary(bool b, int i, int4 v, float4 fv, global int *p, struct s st, uchar c) {
  i = +b;
  i = -b;
  i = ~b;
  v = -v;
  v = +v;
  fv = -fv;
  v = ~v;
  p = -p;
  p = +p;
  p = ~p;
  st = -st;
  st = !st;
  c = -c;
  c = ~c;
  *i;
  *v;
  &*p;
  &5;
  &v;
  -"abc";
  !"abc";
  __real__ i;
  __imag__ v;
  __extension__ i;
}

void bools(bool b, bool d, int i, int2 v, float f) {
  b = i;
  b = f;
  b = v;
  b = 2;
  i = true + true;
  i = b << 3;
  b = b & d;
  v = (int2)(b, d);
  v = (int2)b;
  v = v + b;
  float2 fv = (float2)(true);
  v = (int2)(true);
  int4 w = (int4)true;
  i = sizeof(bool) + sizeof(true);
  b = (bool)v;
  b = (bool)f;
  bool arr[2] = {0, 1};
  bool *bp = arr;
  b = "str";
  bool2 x;
  switch (b) { case true: case false: break; }
}
