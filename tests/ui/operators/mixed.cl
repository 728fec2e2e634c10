kernel void k(global int *g, local int *l, constant int *c, image2d_t im) {
 int4 v; float4 f; int i; float x; global int *p; private int *q; char4 c4; uint4 u4;
 v == f;  //~ ERROR CL0503
 i = v;  //~ ERROR CL0506
 v = i;
 f = v;  //~ ERROR CL0506
 v + f;  //~ ERROR CL0503
 f = x + f;
 v = v + 1.5f;  //~ ERROR CL0504
 c4 = c4 + 1000;  //~ ERROR CL0504
 v && v;
 !f;  //~ ERROR[1.0,1.1] CL0502
 ~f;  //~ ERROR CL0502
 v ? v : v;
 f ? f : f;  //~ ERROR CL0532
 i ? f : v;  //~ ERROR CL0503
 v ? f : f;
 c4 ? v : v;  //~ ERROR CL0532
 p = q;  //~ ERROR CL0301
 p = l;  //~ ERROR CL0301
 q = p;  //~ ERROR CL0301
 q = g;  //~ ERROR CL0301
 c = g;  //~ ERROR CL0301
 p = (global int*)q;  //~ ERROR CL0302
 q = (int*)p;  //~ ERROR[2.0+] CL0301  //~ ERROR[1.0,1.1,1.2] CL0302
 i = p == q;  //~ ERROR CL0305
 i = g == l;  //~ ERROR CL0305
 v << f;  //~ ERROR CL0502
 v << 1;
 1 << v;  //~ ERROR CL0505
 x % 2;  //~ ERROR CL0502
 f % f;  //~ ERROR CL0502
 v.xyzwx;  //~ ERROR CL0518
 v.xx = v.xy;  //~ ERROR CL0519
 v.s0 = 1; v.s4; v.lo.lo = 1; v.q;  //~ ERROR CL0516  //~ ERROR CL0517
 *x;  //~ ERROR CL0524
 &5;  //~ ERROR CL0523
 i.x;  //~ ERROR CL0530
 u4 = v;  //~ ERROR CL0506
 v += f;  //~ ERROR CL0503
 v += 1.0f;  //~ ERROR CL0504
 i += v;  //~ ERROR CL0506
 x = f;  //~ ERROR CL0506
 v = (int4)x;
 v = (int4)f;  //~ ERROR CL0513
 v = (int4)u4;  //~ ERROR CL0513
 u4 = as_uint4(f);
 as_int(f);  //~ ERROR CL0515
 as_int3(f);
 float3 f3 = as_float3(f);
 v[0]; v[i]; 
 i = im;  //~ ERROR CL0502
 v++; f++; --x;  //~ ERROR CL0502
 if (v) ;  //~ ERROR CL0532
 while (f) ;  //~ ERROR CL0532
 switch (x) {}  //~ ERROR CL0532
 c[0] = 1;  //~ ERROR CL0320
 return 1;  //~ ERROR CL0613
}
