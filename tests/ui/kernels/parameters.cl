void f12(global int *g, constant int *c) { int b = g == c; b = g != 0; b = c == 0; b = g < g; b = g - c; b = !g; b = g && c; }  //~ ERROR CL0305
kernel void k1(global int *a, local float *b, constant char *c, SV s) { local int x; local int y[10]; local struct { int q; } z; constant int w = 1; { local int bad; } if (a) { constant int bad2 = 1; } for (int i = 0; i < 3; i++) { int ok; } }  //~ ERROR CL0203  //~ ERROR CL0311
kernel void k2(SP s) {}  //~ ERROR CL0203
kernel void k3(SV *s, private int *q) {}  //~ ERROR CL0203  //~ ERROR CL0704
kernel void k4(global SP *s, global int * global *pp) {}  //~ ERROR CL0203  //~ ERROR[1.0,1.1,1.2] CL0705
kernel void k5(sampler_t s, image2d_t i, read_write image2d_t j, write_only image3d_t w) {}  //~ ERROR[1.0,1.1,1.2] CL0429
kernel void k6(bool b) {}  //~ ERROR CL0706
kernel void k7(size_t b, ptrdiff_t c, uintptr_t d, intptr_t e) {}  //~ ERROR CL0706
kernel void k8(union U u, struct Sl sl) {}  //~ ERROR CL0401
kernel void k9(int a[]) {}  //~ ERROR CL0704
kernel void k10(global int a[10]) {}
kernel void k11(half h, half4 h4, double d, global half *hp) {}  //~ ERROR CL0433
kernel void k12(event_t e) {}  //~ ERROR CL0706
kernel void k13(float4 v, int3 w, char c, uchar16 x) {}
static kernel void k14(void) {}  //~ ERROR[1.0,1.1] CL0407  //~ ERROR CL0702
kernel int k15(void) { return 1; }  //~ ERROR CL0701
inline kernel void k16(void) {}
kernel void k19(void) { k18(0); k13((float4)(1), (int3)(1), 'a', (uchar16)(1)); }  //~ ERROR CL0601
void f13(image2d_t i) { image2d_t j = i; sampler_t s = 3; event_t e; event_t e2 = 0; e = e2; }  //~ ERROR CL0422
image2d_t f14(void);  //~ ERROR CL0423
