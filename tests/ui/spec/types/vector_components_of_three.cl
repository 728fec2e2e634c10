// Components of vectors of three (OpenCL C 6.3.7): halves as if there were a fourth.
// std: 1.1+
void f(float3 v, uint3 u, float2 v2, float4 v4, float x) {
  x = v.x + v.y + v.z + v.s2; v2 = v.lo; v2 = v.hi; v2 = v.odd; v2 = v.even; v = v.zyx; v = v4.xyz; v4 = v.xyzz; v.xy = v2; v.s210 = v; x = v.hi.x;
  x = v.w; //~ ERROR CL0517
  x = v.s3; //~ ERROR CL0517
  v4 = v.xyzw; //~ ERROR CL0517
  u.w = 1; //~ ERROR CL0517
  v.xxy = v; //~ ERROR CL0519
  v4 = v; //~ ERROR CL0506
  (void)&v.z; //~ ERROR CL0523
}
