// Elements that stand twice in what is assigned to.

void f(void) {
  float4 v;
  v.xx = (float2)(1); //~ ERROR CL0519
  v.zz.x = 1; //~ ERROR CL0519
  v.xyxy.lo = (float2)1; //~ ERROR CL0519
  v.xy.x = 1;
  v.zz.xy = (float2)1; //~ ERROR CL0519
  v.s00 = (float2)1; //~ ERROR CL0519
  v.xyz.xx.x = 1; //~ ERROR CL0519
  v.lo.x = 1;
  float a = v.zz.x;
  v.xx.x += 1; //~ ERROR CL0519
  v.xx.x++; //~ ERROR CL0519
  float *p = &v.x; //~ ERROR CL0523
  float *q = &v.xx.x; //~ ERROR CL0523
}
