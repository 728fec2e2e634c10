// std: 1.1 1.2 2.0 3.0
void logic(int4 a, int4 b, uint4 u, float4 f, float4 g, float2 f2, int i, float x, bool t, __global int *p) {
  int4 r;
  int s;
  r = a && b;
  r = a || b;
  r = !a;
  r = a && i;
  r = i || a;
  r = a && x;
  r = f && g;
  r = f || g;
  r = !f;
  r = f && 1.0f;
  r = f && f2;
  r = a && u;
  r = a && t;
  r = a && p;
  s = a && b;
  s = !a;
  s = x && x;
  s = !x;
  s = p && i;
  s = !p;
  s = x || 1.0f;
  r = !!a;
  if (!a)
    ;
  if (x)
    ;
  if (!x && i)
    ;
  s = 1 && 2;
  s = i && 2;
  s = i & 2 == 2;
  s = i & 1 | 2 && 3;
  s = i || t && x;
}
