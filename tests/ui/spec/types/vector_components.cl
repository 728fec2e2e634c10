// Components of vectors (OpenCL C 6.3.7). Their letters, indices and halves.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void f(float2 v2, float4 v4, float8 v8, float16 v16, char2 c2, ulong4 ul4, double2 d2, float x, const float4 k4, global float4 *g, int i) {
  // As many letters as there are elements, up to four.
  x = v2.x + v2.y + v4.z + v4.w + ul4.w + d2.y; v4 = v8.xyzw; v4 = v16.wzyx; v2 = v4.yy; v4 = v2.xyxy; c2 = c2.yx;
  x = v2.z; //~ ERROR CL0517
  x = v2.w; //~ ERROR CL0517
  c2.z = 1; //~ ERROR CL0517
  d2.xyz; //~ ERROR CL0517
  x = v4.v; //~ ERROR CL0516
  x = v4.X; //~ ERROR CL0516
  x = v8.j; //~ ERROR CL0516
  // An index is one hexadecimal digit behind `s` or `S`.
  x = v2.s0 + v2.S1 + v4.s3 + v8.s7 + v16.s9 + v16.sa + v16.SB + v16.sF; v4 = v16.s048c; v4 = v16.Sfeba; v8 = v16.s01234567; v2 = v8.s70; v16 = v2.s0101010101010101;
  x = v2.s2; //~ ERROR CL0517
  x = v4.s4; //~ ERROR CL0517
  x = v8.s8; //~ ERROR CL0517
  x = v8.sa; //~ ERROR CL0517
  v2 = v4.s04; //~ ERROR CL0517
  x = v16.sg; //~ ERROR CL0516
  x = v4.s; //~ ERROR CL0516
  (void)v4.0; //~ ERROR CL0201
  x = v16.s0x1; //~ ERROR CL0516
  // No two notations in one.
  v2 = v4.xs1; //~ ERROR CL0516
  v2 = v4.s0y; //~ ERROR CL0516
  v2 = v4.x1; //~ ERROR CL0516
  v4 = v4.x12w; //~ ERROR CL0516
  v2 = v4.sxy; //~ ERROR CL0516
  v2 = v4.lox; //~ ERROR CL0516
  // What is chosen is a vector type or an element: 1, 2, 3, 4, 8 or 16 of them.
  v2 = v8.s01234; //~ ERROR CL0518
  v8 = v8.s012345; //~ ERROR CL0518
  v16 = v16.s012345678; //~ ERROR CL0518
  v4 = v4.xyzwxyzw; //~ ERROR CL0506
  v8 = v4.xxxxxxx; //~ ERROR CL0518
  // Halves of it, until one element is left.
  v2 = v4.lo; v2 = v4.hi; v2 = v4.even; v2 = v4.odd; v4 = v8.odd; v2 = v8.even.hi; x = v8.odd.lo.hi; v8 = v16.lo; x = v2.lo; x = v16.hi.hi.hi.hi; v4 = v8.s0246.wzyx; v2 = v4.lo.yx;
  x = v2.lo.lo; //~ ERROR CL0530
  x = v2.x.x; //~ ERROR CL0530
  x = x.s0; //~ ERROR CL0530
  x = v4.lo.z; //~ ERROR CL0517
  x = v4.low; //~ ERROR CL0516
  x = v4.LO; //~ ERROR CL0516
  v4 = v4.hi; //~ ERROR CL0506
  v4 = v16.lo; //~ ERROR CL0506
  // They are assigned to as what they are.
  v4.xw = v2; v4.wx = v2; v4.xyzw = v4; v4.z = 1.0f; v8.lo = v4; v8.odd = v4; v16.s01 = v2; v8.even.hi = v2; g->xy = v2; (*g).s3 = x; v4.xy = 1; v16.hi.lo.odd.x = x;
  v4.xx = v2; //~ ERROR CL0519
  v4.s11 = v2; //~ ERROR CL0519
  v8.s0120 = v4; //~ ERROR CL0519
  v4.xxyy = v4; //~ ERROR CL0519
  v4.lo.xx = v2; //~ ERROR CL0519
  v4.xy = v4; //~ ERROR CL0506
  v4.xyzw = v2; //~ ERROR CL0506
  v4.x = v2; //~ ERROR CL0506
  v8.lo = v2; //~ ERROR CL0506
  // To one that nothing could be assigned to nothing is.
  k4.xy = v2; //~ ERROR CL0320
  (v4 + v4).x = x; //~ ERROR CL0521
  fmax(v4, v4).lo = v2; //~ ERROR CL0521
  // No address of a part.
  float *p = &v8.x; //~ ERROR CL0523
  float2 *q = &v8.s07; //~ ERROR CL0523
  float4 *r = &v8.odd; //~ ERROR CL0523
  q = &v8.even.hi; //~ ERROR CL0523
  p = &v16.lo.lo.lo.lo; //~ ERROR CL0523
  (void)&g->x; //~ ERROR CL0523
  r = &v4;
}
