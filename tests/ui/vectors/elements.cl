float names(float4 a) { return a.x + a.y + a.z + a.w + a.s0 + a.S3 + a.lo.x + a.odd.y; }
void wrong(float4 a, float2 b, float3 c, float16 d, int i) {
  a.q;  //~ ERROR CL0516
  a.s4;  //~ ERROR CL0517
  b.z;  //~ ERROR CL0517
  a.xs;  //~ ERROR CL0516
  a.xyzwx;  //~ ERROR CL0518
  a.s01234;  //~ ERROR CL0517
  c.w;  //~ ERROR CL0517
  c.hi;
  d.sFf;
  i.x;  //~ ERROR CL0530
  a.x.x;  //~ ERROR CL0530
}
void writes(float4 a, int4 b) {
  a.xy = a.yx;
  a.xx = a.xy;  //~ ERROR CL0519
  a.lo.x = 1;
  a.xyz = (float3)(1);
  a.xy = 1;
  a.xy = b.xy;  //~ ERROR CL0506
  b.xy++;
  b.xx++;  //~ ERROR CL0519
  &a.x;  //~ ERROR CL0523
  &a;
  a[0] = 1;
  a[b] = 1;  //~ ERROR CL0529
}
void literals(int i, float f, float2 v, int2 w) {
  (float4)(1);
  (float4)(1, 2, 3, 4);
  (float4)(v, v);
  (float4)(f, v, i);
  (float4)(1, 2);  //~ ERROR CL0514
  (float4)(1, 2, 3, 4, 5);  //~ ERROR CL0514
  (float4)(w, w);  //~ ERROR CL0514
  (int4)(v, 1, 2);  //~ ERROR CL0514
  (int2)(f, f);
  (float4)(v);  //~ ERROR CL0513
  (float3)(v, 1).x;
}
