// std: 1.2+

kernel void k1(global int *p) { p[0 = 1; } //~ ERROR CL0521 //~ ERROR CL0201
kernel void k2(global int *p) { p[1] = (2 + 3; p[0] = 1; } //~ ERROR CL0201
kernel void k3(global int *p) { p[2]] = 4; } //~ ERROR CL0201
kernel void k4(global int *p) { p[3] = 5); p[1] = 2; } //~ ERROR CL0201
kernel void k5(global int *p) { if (p[0] p[1] = 1; } //~ ERROR CL0201
kernel void k6(global int *p) { if p[0] p[1] = 1; } //~ ERROR CL0201
kernel void k7(global int *p) { while (p[0] { p[1]++; } } //~ ERROR CL0201 //~ ERROR CL0201
kernel void k8(float x) { float4 v = (float4)(1, 2, 3; x = v.x; } //~ ERROR CL0514 //~ ERROR CL0201
kernel void k9(float x) { float2 w = (float2(1, 2); } //~ ERROR CL0201
kernel void k10(void) { int a[] = { 1, 2, 3; int c; } //~ ERROR CL0201
} //~ ERROR CL0201
kernel void k11(void) { int b[2 = { 1, 2 }; b[0] = 1; } //~ ERROR CL0201 //~ ERROR CL0501
kernel void k12(global int *p) { p[4] = max(1, 2; } //~ ERROR CL0201
kernel void k13(global int *p) { p[5] = max 1, 2); } //~ ERROR CL0420 //~ ERROR CL0201
kernel void k14(global int *p) { p[] = 3; } //~ ERROR CL0201
kernel void k15(global int *p) { p[0] = 1; }} //~ ERROR CL0201
kernel void k16(global int *p)
  p[0] = 1; //~ ERROR CL0201
} //~ ERROR CL0201
kernel void k17(global int *p) {
  for (int i = 0; i < 3; i++ { //~ ERROR CL0201
    p[i] = 0;
  }
}
kernel void k18(global int *p) {
  else { } //~ ERROR CL0201
  ) ; //~ ERROR CL0201
  ] ; //~ ERROR CL0201
  p[0] = 1;
}
kernel void k19(global int *p, int n { //~ ERROR CL0201
  p[0] = 1;
}
kernel void k20(global int *p {} //~ ERROR CL0201
struct Open { int a;
kernel void k21(global int *p) { //~ ERROR CL0201 //~ ERROR CL0412 //~ ERROR CL0703
  p[0] = 1; //~ ERROR CL0201
