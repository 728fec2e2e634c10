// std: 1.2 2.0
__global int f0(void);
__local int f1(void);
__constant float f2(void);
__private int f3(void);
__global int *f4(__global int *p) { return p; }
__global int *f5(__local int *p) { return p; }
__constant int *f6(__global int *p) { return p; }
__private int *f7(int *p) { return p; }
typedef __constant int cint;
cint f8(void);
cint *f9(cint *p) { return p; }
int *f10(__global int *p) { return p; }
int *f11(__constant int *p) { return p; }
__global int *__global f12(void);
#if __OPENCL_C_VERSION__ == 200
__generic int f13(void);
__generic int *f14(__global int *p) { return p; }
__global int *f15(__generic int *p) { return p; }
#endif
