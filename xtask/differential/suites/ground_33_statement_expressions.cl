// std: 1.2 2.0
#define MAX(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
constant int g1 = ({ 1; });
constant int g2[({ 2; })];
int f(int n, float4 v) {
  int a = ({ 1; });
  int b = ({ int t = n; t + 1; });
  int c = ({ });
  int d = ({ ; });
  int e = ({ int t; });
  int g = ({ if (n) n = 1; });
  v = ({ v.wzyx; });
  v = ({ (float4)(1, 2, 3, 4); });
  float4 w = ({ v; }) + ({ v; });
  ({ v; }).x = 1;
  ({ n; }) = 3;
  &({ n; });
  int h = MAX(n, 3);
  float i = MAX(v.x, v.y);
  int4 j = MAX((int4)(1), (int4)(2));
  ({ return 3; });
  ({ goto out; });
  for (int q = ({ 0; }); q < ({ n; }); q += ({ 1; })) { }
  while (({ break; 1; })) { }
  int k = ({ struct S { int m; } s = {4}; s; }).m;
  ({ n; n; };
  ({ local int l; l; });
  ({ static int m; m; });
  (void)({ n; });
  return ({ n; n + 1; });
out:
  return 0;
}
int t(int a, int b[({ 3; })]);
struct S { int a[({ 3; })]; };
