// Elements are called `rgba` since 3.0 (6.3.7); compilers know the names before.
// never: 3.0+, which brought the names
float read(float4 v) { return v.r; } //~ WARNING[1.0,1.1,1.2,2.0] CL0520 //~ FINE[3.0+] CL0520
void elements(float4 a, float2 b, float f, float4 *p) {
  f = a.g + f; //~ WARNING[1.0,1.1,1.2,2.0] CL0520 //~ FINE[3.0+] CL0520
  a.b = f; //~ WARNING[1.0,1.1,1.2,2.0] CL0520 //~ FINE[3.0+] CL0520
  a.a += f; //~ WARNING[1.0,1.1,1.2,2.0] CL0520 //~ FINE[3.0+] CL0520
  b = a.rg; //~ WARNING[1.0,1.1,1.2,2.0] CL0520 //~ FINE[3.0+] CL0520
  a = a.abgr; //~ WARNING[1.0,1.1,1.2,2.0] CL0520 //~ FINE[3.0+] CL0520
  a.rgba = a; //~ WARNING[1.0,1.1,1.2,2.0] CL0520 //~ FINE[3.0+] CL0520
  f = p[0].r; //~ WARNING[1.0,1.1,1.2,2.0] CL0520 //~ FINE[3.0+] CL0520
  f = a.lo.g; //~ WARNING[1.0,1.1,1.2,2.0] CL0520 //~ FINE[3.0+] CL0520
  f = ((float4)(1.0f)).a; //~ WARNING[1.0,1.1,1.2,2.0] CL0520 //~ FINE[3.0+] CL0520
  a = a.xyzw; //~ FINE CL0520
  f = a.s3; //~ FINE CL0520
}
float of_sixteen(float16 v) { return v.sa + v.sb; } //~ FINE CL0520
struct colour { float r, g; };
float member(struct colour c) { return c.r + c.g; } //~ FINE CL0520
