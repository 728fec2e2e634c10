// What is assigned through a selection names every element once (6.3.7, 6.5.15); what is read may repeat them.
void assigned(float4 a, float8 b, float2 v, float4 *p) {
  a.xx = v; //~ ERROR CL0519
  a.xyx = a.xyw; //~ ERROR CL0519 //~ WARNING[1.0] CL0805 //~ WARNING[1.0] CL0805
  a.xyzx = a; //~ ERROR CL0519
  a.s00 = v; //~ ERROR CL0519
  b.s0120 = a; //~ ERROR CL0519
  b.s01234560 = b; //~ ERROR CL0519
  b.S77 = v; //~ ERROR CL0519
  a.yy += v; //~ ERROR CL0519
  a.zz *= 2; //~ ERROR CL0519
  a.lo.xx = v; //~ ERROR CL0519
  a.wzyx.yy = v; //~ ERROR CL0519
  (a.ww) = v; //~ ERROR CL0519
  (*p).xx = v; //~ ERROR CL0519
  p[1].zz = v; //~ ERROR CL0519
  a.xx = 1; //~ ERROR CL0519
  v = a.xx; //~ FINE CL0519
  a = a.xxyy; //~ FINE CL0519
  a.xy = a.zz; //~ FINE CL0519
  a.wzyx = a; //~ FINE CL0519
  b.s76543210 = b; //~ FINE CL0519
  a.lo.yx = v; //~ FINE CL0519
  a.even = a.ww; //~ FINE CL0519
  a.x = a.x; //~ FINE CL0519
}
