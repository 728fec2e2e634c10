// A cast that nothing allows is reported where it begins, and an operand that has no value for any where it stands.
struct S { int x; };
void f(float2 a, float4 v, local float4 *l, int *p, global int *g, struct S s, image2d_t im, sampler_t sm) {
 float4 c = (float4) //~ ERROR CL0513
   a;
 int n = (int) //~ ERROR CL0513
   (v + 1);
 (struct S) //~ ERROR CL0512
 1;
 n = (int)
   s; //~ ERROR CL0512
 p = (int *) //~ ERROR CL0513
   v;
 n = (int)
   im; //~ ERROR CL0512
 float q = (float)
   p; //~ ERROR CL0512
 p = (int *)
   1.0f; //~ ERROR CL0512
 local int *w = (local int *) //~ ERROR CL0302
   g;
 c = (float4) //~ ERROR CL0513
   (a);
 c = (float4)
   (a, //~ ERROR CL0514
    1);
 v = (float4) //~ ERROR CL0513
   p;
 (void)
   undeclared; //~ ERROR CL0501
 sm = (sampler_t) //~ ERROR CL0512
  1;
 (image2d_t) //~ ERROR CL0512
  1;
 (event_t) //~ ERROR CL0512
  p;
 (half)
  1; //~ ERROR CL0433
 (int[2]) //~ ERROR CL0512
  p;
 (void (*)(void)) //~ ERROR CL0420
  p;
 v = (float4)
   s; //~ ERROR CL0513
}
