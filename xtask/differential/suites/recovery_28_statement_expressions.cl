// std: 1.2 2.0 3.0
#define MAX(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
constant int at_file = ({ 1; });
int arr_size[({ 2; })];
struct S { int a; };

kernel void k(global int *p, int n) {
  int a = ({ int t = n; t + 1; });
  int b = ({ });
  int c = ({ ; });
  int d = ({ int t = 1; });
  int e = ({ if (n) 1; else 2; });
  int f = ({ for (;;) break; });
  int g = ({ 1; 2 });
  int h = ({ return; 1; });
  ({ goto out; });
  ({ l: 1; });
  ({ int x = 1; }).y;
  ({ p; })[0] = 1;
  ({ n; }) = 2;
  &({ n; });
  float4 v = ({ (float4)(1); });
  v = ({ v; }).wzyx;
  ({ v; }).x = 1;
  int m = ({ struct S s = { 1 }; s; }).a;
  for (int i = ({ 0; }); i < ({ n; }); i += ({ 1; })) ;
  while (({ break; 1; })) ;
  int q = MAX(1, 2) + MAX(n, 3);
  int r = MAX(v, v);
  ({ local int sh; sh = 1; });
  int s = sizeof(({ (short)1; }));
  int t = ({ lab: n; });
  ({ int u; } );
  n = ({ 1; } + 1;
  n = ( { 1; } );
out:
  return;
}
#if __OPENCL_C_VERSION__ == 200
void blk(void) { int (^b)(void) = ^{ return ({ 3; }); }; int x = ({ b(); }); }
#endif
