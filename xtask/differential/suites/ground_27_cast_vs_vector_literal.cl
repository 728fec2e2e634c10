// std: 1.0 1.2 2.0
// opts: -DRUN=1
// opts: -DRUN=2
typedef float4 V;
void f(float a, int i, int4 iv, float4 fv, global int *gp) {
  float4 r;
  r = (float4)(a, a, a, a);
  r = (float4)(a);
  r = (float4)a;
  r = (float4)(a, a);
  r = (float4)((a, a, a, a));
  r = (float4)(iv);
  r = (float4)iv;
  r = (float4)(iv.xy, fv.zw);
  r = (float4)(fv.xy, fv.zw);
  r = (float4)(fv.xy, a, 1);
  r = (float4)(fv.xyz, a, a);
  r = (float4)(fv);
  r = (float4)(V)(a);
  r = (V)(a, a, a, a);
  r = (V)((float2)(a), (float2)(a));
  r = (float4)(a, gp, a, a);
#if RUN == 2
  r = (float4)(gp);
#endif
  r = (float4)gp;
  r = (float4)(1 ? a : 2, a, a, a);
  r = (float4)(a = 1, a, a, a);
  r = (float4)-(a);
  r = (float4)(-a, -a, +a, !a);
  r = -(float4)(a, a, a, a);
  r = (float4)(a, a, a, a) + (float4)(1);
  r = (float4)(a, a, a, a)[0];
  r = (float4)(a,);
  r = (float4)(,a);
  r = (float4)(a a a a);
  r = float4(a, a, a, a);
  r = (float4)((float3)(a), a);
  i = (int)(1, 2);
  i = (int)fv;
  i = (int)(fv);
  iv = (int4)(true, false, 1, 0);
  iv = (int4)('a', 1L, 2u, 3.5f);
  (void)(a, i);
  (float4)(1, 2, 3, 4) = r;
  (float4)(1, 2, 3, 4).x = a;
  &(float4)(1, 2, 3, 4);
  sizeof((float4)(1, 2, 3, 4));
  sizeof(float4)(1);
  bool2 bv;
}
