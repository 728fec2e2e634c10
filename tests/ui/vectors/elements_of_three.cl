// Elements of vectors of three, eight and sixteen.

void g(float3 v, float2 w, float8 e, float16 x) {
  v.w; //~ ERROR CL0517
  v.xyz;
  v.s012;
  v.s3; //~ ERROR CL0517
  v.hi;
  v.lo;
  v.odd;
  v.even;
  v.hi = w;
  v.odd = w;
  w.z; //~ ERROR CL0517
  w.xyxy;
  w.xyxyx; //~ ERROR CL0518
  e.s7;
  e.s8; //~ ERROR CL0517
  e.x;
  e.w;
  e.xyzw;
  e.lo.hi.x;
  x.sf;
  x.sF;
  x.sg; //~ ERROR CL0516
  x.s0123456789abcdef;
  x.s0123456789ABCDEF;
  x.s0123456789abcdeff; //~ ERROR CL0518
  x.lo;
  x.even;
  x.x;
  x.s0x; //~ ERROR CL0516
  x.xs0; //~ ERROR CL0516
  float3 q = v.xyz;
  float4 q4 = v.xyzz;
  float3 q3 = (float3)(w, 1);
  float3 q2 = (float3)(1, w, 2); //~ ERROR CL0514
  float16 b = (float16)(e, e);
  float16 b2 = (float16)(x.lo, v, v, w);
  v = (float4)(1); //~ ERROR CL0506
  v.xyz = (float3)(1).zyx;
  v.xyzx;
  v.x++;
  v.xy++; //~ ERROR CL0502
  ++v.xx; //~ ERROR CL0502
  v.xx++; //~ ERROR CL0502
  v.xy += w;
  v.xx += w; //~ ERROR CL0519
  float *p = &v.x; //~ ERROR CL0523
  float2 *p2 = &v.xy; //~ ERROR CL0523
  float *p3 = &v[0]; //~ ERROR CL0523
  float *p4 = (float*)&v;
  v.xx = w; //~ ERROR CL0519
  e.s0000 = (float4)(1); //~ ERROR CL0519
  e.s77 = w; //~ ERROR CL0519
  (e.lo + e.hi).x;
  (v).x = 1;
  (v, v).x = 1; //~ ERROR CL0521
  (1 ? v : v).x = 1; //~ ERROR CL0521
}
