// Address spaces in declarations, conversions, comparisons and scopes.
typedef global int gi;
typedef local int li;
gi *a1(gi *p);
void a2(gi p);  //~ ERROR CL0315
gi a3(void);  //~ ERROR CL0316
struct a4 { gi m; };  //~ ERROR CL0317
void a5(void) { gi x; }  //~ ERROR CL0309
void a6(global local int *p);  //~ ERROR CL0204
void a7(global global int *p);
void a8(gi local *p);  //~ ERROR CL0204
void a9(global gi *p);
void a10(int *global p);  //~ ERROR CL0315
void a11(int *global *p);
void a12(int *local *global *p);
void a13(local int *const *p);
kernel void a14(global int *local *p) { }  //~ ERROR[1.0,1.1,1.2] CL0705
kernel void a15(int *p) { }  //~ ERROR CL0704
kernel void a16(private int *p) { }  //~ ERROR CL0704
kernel void a17(generic int *p) { }  //~ ERROR[1.0,1.1,1.2] CL0306  //~ ERROR CL0704
kernel void a18(global int **p) { }  //~ ERROR CL0704
kernel void a19(global int *global *p) { }  //~ ERROR[1.0,1.1,1.2] CL0705
kernel void a20(constant int *constant *p) { }  //~ ERROR[1.0,1.1,1.2] CL0705
kernel void a21(global int p) { }  //~ ERROR CL0315
kernel void a22(local int p) { }  //~ ERROR CL0315
kernel void a23(int p[]) { }  //~ ERROR CL0704
kernel void a24(global int p[4]) { }
kernel void a25(int global p[]) { }
void a26(int global p[]) { }
void a27(global int (*p)[4]) { }
kernel void a28(global int (*p)[4]) { }
kernel void a29(__attribute__((address_space(1))) int *p) { }
void a30(global int *g, local int *l, constant int *c, private int *p, int *d) {
g = l;  //~ ERROR CL0301
g = c;  //~ ERROR CL0301
g = p;  //~ ERROR CL0301
g = d;  //~ ERROR CL0301
l = g;  //~ ERROR CL0301
l = d;  //~ ERROR CL0301
c = g;  //~ ERROR CL0301
c = d;  //~ ERROR CL0301
p = g;  //~ ERROR CL0301
p = d;  //~ ERROR[2.0+] CL0301
p = c;  //~ ERROR CL0301
d = g;  //~ ERROR[1.0,1.1,1.2] CL0301
d = l;  //~ ERROR[1.0,1.1,1.2] CL0301
d = c;  //~ ERROR CL0301
d = p;
g = (global int *)l;  //~ ERROR CL0302
g = (global int *)c;  //~ ERROR CL0302
g = (global int *)p;  //~ ERROR CL0302
g = (global int *)d;  //~ ERROR[1.0,1.1,1.2] CL0302
c = (constant int *)g;  //~ ERROR CL0302
c = (constant int *)d;  //~ ERROR CL0302
d = (int *)g;  //~ ERROR[1.0,1.1,1.2] CL0302
d = (int *)c;  //~ ERROR CL0302
d = (generic int *)g;  //~ ERROR[1.0,1.1,1.2] CL0302  //~ ERROR[1.0,1.1,1.2] CL0306
d = (generic int *)c;  //~ ERROR CL0302  //~ ERROR[1.0,1.1,1.2] CL0306
p = (private int *)d;
p = (int *)d;  //~ ERROR[2.0+] CL0301
g == l;  //~ ERROR CL0305
g == c;  //~ ERROR CL0305
g == d;  //~ ERROR[1.0,1.1,1.2] CL0305
g == p;  //~ ERROR CL0305
c == d;  //~ ERROR CL0305
d == p;
g < l;  //~ ERROR CL0305
g - l;  //~ ERROR CL0305
g - d;  //~ ERROR[1.0,1.1,1.2] CL0305
1 ? g : l;  //~ ERROR CL0305
1 ? g : c;  //~ ERROR CL0305
1 ? g : d;  //~ ERROR[1.0,1.1,1.2] CL0305
1 ? g : 0;
1 ? g : (void *)0;
1 ? (global void *)g : g;
1 ? (global float *)g : g;
1 ? (global float *)g : l;  //~ ERROR CL0305
1 ? c : (constant void *)c;
global void *gv = g; gv = l; gv = c; gv = 0; gv = 1; gv = (void *)0; gv = &gv;  //~ ERROR CL0301  //~ ERROR CL0507
const global int *cg = g; g = cg;
volatile global int *vg = g; g = vg;
global int *global *gg; g = *gg; gg = &g; *gg = g; *gg = l;  //~ ERROR CL0301
global int *private *gp = &g; gp = &l; global int **gd = &g; gd = &l;  //~ ERROR CL0303
global float *gf = g; gf = (global float *)g; g = gf;
global char *gc = g; global uint *gu = g; gu = (global uint *)g;
int i = g; i = (int)g; i = (long)g; long lo = (long)g; g = i; g = (global int *)i; g = (global int *)lo; g = 5;  //~ ERROR CL0507
float f = g; f = (float)g; g = f; g = (global int *)f; g = (global int *)1.0f;  //~ ERROR CL0506  //~ ERROR CL0512
bool b = g; b = !g; b = g && l; b = g || 0; if (g) {} while (l) {} for (;c;) {} do {} while (d);
g + l; g + 1; 1 + g; g + 1.0f; g * 2; -g; ~g; g++; g += 1; g += l; g -= g; g[0]; g[1.0f]; 0[g]; g[g]; *g; &g; &*g; **g;  //~ ERROR CL0502  //~ ERROR CL0507  //~ ERROR CL0524  //~ ERROR CL0529
g & 1; g | g; g << 1; g % 2; +g; g ^ l; !g; g, l; sizeof(g); sizeof(*g); (void)g;  //~ ERROR CL0502
}
global int *a31(global int *p) { return p; }
local int *a32(global int *p) { return p; }  //~ ERROR CL0301
int *a33(global int *p) { return p; }  //~ ERROR[1.0,1.1,1.2] CL0301
int *a34(constant int *p) { return p; }  //~ ERROR CL0301
global int *a35(int *p) { return p; }  //~ ERROR CL0301
void a36(global int *p);
void a37(void) { int x; a36(&x); local int *l = 0; a36(l); a36(0); a36((void *)0); a36(1); a36(x); a36((global void *)0); constant int *c = 0; a36(c); int *d; a36(d); global float *f; a36(f); const global int *g; a36(g); }  //~ ERROR CL0301  //~ ERROR CL0507
void a38(int *p);
void a39(void) { int x; a38(&x); local int *l = 0; a38(l); global int *g = 0; a38(g); constant int *c = 0; a38(c); private int *q = 0; a38(q); }  //~ ERROR CL0301
generic int a40;  //~ ERROR[1.0,1.1,1.2] CL0306  //~ ERROR CL0307
void a41(generic int x);  //~ ERROR[1.0,1.1,1.2] CL0306  //~ ERROR[2.0+] CL0315
void a42(void) { generic int x; generic int *y; __generic int *z = y; generic int *global *w; }  //~ ERROR[1.0,1.1,1.2] CL0306  //~ ERROR[2.0+] CL0312
constant int a43 = 1; global int a44 = 1; int a45; local int a46; private int a47; constant int *a48 = &a43; global int *a49 = &a44; int *a50 = &a44; local int *a51; private int *a52;  //~ ERROR CL0307
constant int *constant a53 = &a43; global int *constant a54 = &a44; local int *constant a55 = 0; int *constant a56 = 0; constant int *global a57 = &a43; local int *global a58;  //~ ERROR[1.0,1.1,1.2] CL0307
static int a59; static global int a60; static constant int a61 = 1; static local int a62; static constant int a63; static private int a64;  //~ ERROR CL0307  //~ ERROR CL0313  //~ ERROR[1.0,1.1] CL0407
extern int a65; extern global int a66; extern constant int a67; extern local int a68; extern private int a69; extern generic int a70;  //~ ERROR[1.0,1.1,1.2] CL0306  //~ ERROR CL0307  //~ ERROR[1.0,1.1] CL0407
void a71(void) { static int x; static global int y; static constant int z = 1; static local int w; static constant int v; static private int q; }  //~ ERROR[2.0+] CL0307  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR[2.0+] CL0313  //~ ERROR[1.0,1.1] CL0407
void a72(void) { extern int x; extern global int y; extern constant int z; extern local int w; extern private int q; }  //~ ERROR CL0307  //~ ERROR[1.0,1.1] CL0407
void a73(void) { global int x; local int y; constant int z = 1; private int w; constant int v; }  //~ ERROR CL0309  //~ ERROR CL0310
kernel void a74(void) { global int x; local int y; constant int z = 1; private int w; constant int v; local int u = 1; local int t[4] = {1}; { local int r; constant int q = 1; } if (1) { local int p; } }  //~ ERROR CL0309  //~ ERROR CL0311  //~ ERROR CL0313  //~ ERROR CL0314
kernel void a75(void) { local float4 x;  local int *local z; local int *w; global int *local v; local struct { int a; } q; local bool r; local image2d_t s; local sampler_t t; local event_t u; local half h; }  //~ ERROR CL0318  //~ ERROR CL0319  //~ ERROR CL0422  //~ ERROR CL0433
kernel void a76(int n) { local int x[n]; int y[n]; constant int z[n] = {1}; constant int w = n; constant int v = sizeof(n); constant int *u = &w; }  //~ ERROR CL0416  //~ ERROR CL0439
