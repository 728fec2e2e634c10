// What parameters of kernels may be.

typedef struct { int a; global int *p; } withptr;
typedef struct { int a; struct { float f; size_t n; } in; } withsize;
typedef struct { bool b; } withbool;
typedef struct { half h; } withhalf;
typedef union { int i; float f; } un;
typedef struct { un u; int z[3]; } nested;
typedef struct { image2d_t i; } withimg; //~ ERROR CL0426
struct fwd;
kernel void k1(bool b) {} //~ ERROR CL0706
kernel void k2(size_t n) {} //~ ERROR CL0706
kernel void k3(ptrdiff_t n) {} //~ ERROR CL0706
kernel void k4(intptr_t n) {} //~ ERROR CL0706
kernel void k5(uintptr_t n) {} //~ ERROR CL0706
kernel void k6(half h) {} //~ ERROR CL0433
kernel void k7(half4 h) {}
kernel void k8(int *p) {} //~ ERROR CL0704
kernel void k9(private int *p) {} //~ ERROR CL0704
kernel void k10(global int **p) {} //~ ERROR CL0704
kernel void k11(global int *global *p) {} //~ ERROR[1.0,1.1,1.2] CL0705
kernel void k12(global int *local *p) {} //~ ERROR[1.0,1.1,1.2] CL0705
kernel void k13(withptr w) {} //~ ERROR[1.0,1.1,1.2] CL0707
kernel void k14(withsize w) {} //~ ERROR CL0707
kernel void k15(withbool w) {} //~ ERROR CL0707
kernel void k16(withhalf w) {} //~ ERROR CL0707
kernel void k17(un w) {}
kernel void k18(nested w) {}
kernel void k19(global withptr *w) {}
kernel void k20(struct fwd f) {} //~ ERROR CL0401
kernel void k21(global struct fwd *f) {}
kernel void k22(event_t e) {} //~ ERROR CL0706
kernel void k23(global bool *b) {}
kernel void k24(global size_t *b) {}
kernel void k25(constant int *constant *b) {} //~ ERROR[1.0,1.1,1.2] CL0705
kernel int k26(void) { return 1; } //~ ERROR CL0701
kernel k27(void) { } //~ ERROR CL0205
kernel void k28(int a[3]) {} //~ ERROR CL0704
kernel void k29(global int a[3]) {}
kernel void k30(local int a[]) {}
kernel void k31(global event_t *e) {}
kernel void k32(global sampler_t *e) {} //~ ERROR CL0424
kernel void k33(sampler_t *e) {} //~ ERROR CL0424
kernel void k34(image2d_t *e) {} //~ ERROR CL0424
kernel void k35(image2d_t i) {}
kernel void k36(write_only image2d_t i) {}
kernel void k37(read_write image2d_t i) {} //~ ERROR[1.0,1.1,1.2] CL0429
kernel void k38(void *p) {} //~ ERROR CL0704
kernel void k39(global void *p) {}
kernel void k40(int, float) {}
kernel void k41(const int a, volatile int b) {}
kernel void k42(global half *h, global half4 *h4) {}
kernel void k43(enum { A, B } e) {}
kernel void k44(void (*f)(void)) {} //~ ERROR CL0420
kernel void k45(...) {} //~ ERROR CL0421
kernel void k46(int a, ...) {} //~ ERROR CL0421
kernel void k47(global withsize *w) {}
kernel void k48(global withbool *w) {}
kernel void k49(long l, ulong u, long4 l4) {}
kernel void k50(double d, double4 d4) {}
kernel void k51(uchar3 c, bool2 b) {} //~ ERROR CL0203
