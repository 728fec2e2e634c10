// std: 1.2 2.0 3.0
kernel void p0(int *p) {}
kernel void p1(private int *p) {}
kernel void p2(global int *p) {}
kernel void p3(local int *p) {}
kernel void p4(constant int *p) {}
kernel void p5(int a[]) {}
kernel void p6(int a[4]) {}
kernel void p7(global int a[]) {}
kernel void p8(void *p) {}
kernel void p9(const int *p) {}
#if __OPENCL_C_VERSION__ >= 200
kernel void g0(generic int *p) {}
#endif
