// Elements are named by `xyzw` (by `rgba` too since 3.0), by `s` or `S` and hexadecimal digits, or by `lo`, `hi`, `even` and
// `odd` (6.3.7); the ways are not mixed, and letters are small but for digits and `S`.
void elements(float4 a, float8 b, float16 c, float f, int4 i) {
  f = a.q; //~ ERROR CL0516
  f = a.X; //~ ERROR CL0516
  f = a.s; //~ ERROR CL0516
  f = c.sg; //~ ERROR CL0516
  f = a.i; //~ ERROR CL0516
  f = a.x1; //~ ERROR CL0516
  a = a.x12w; //~ ERROR CL0516
  a = a.s01zw; //~ ERROR CL0516
  a.xy = b.low; //~ ERROR CL0516
  a = b.upper; //~ ERROR CL0516
  a = b.LO; //~ ERROR CL0516
  a.xy = a.lox; //~ ERROR CL0516
  a.name = f; //~ ERROR CL0516
  f = a.xyzt; //~ ERROR CL0516
  f = (a + a).n; //~ ERROR CL0516
  i.t = 1; //~ ERROR CL0516
  f = a.x + a.w; //~ FINE CL0516
  a = a.wzyx; //~ FINE CL0516
  a = b.s0246; //~ FINE CL0516
  a = c.S9aBf; //~ FINE CL0516
  a = b.lo + b.hi * b.even - b.odd; //~ FINE CL0516
  f = b.lo.hi.even; //~ FINE CL0516
  a.lo = a.hi; //~ FINE CL0516
  f = (a + a).y; //~ FINE CL0516
}
