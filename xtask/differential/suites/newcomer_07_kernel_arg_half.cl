// std: 1.2 2.0 3.0
kernel void h0(half h) {}
kernel void h1(global half *h) {}
half h2(void);
void h3(half h);
void h4(half *h) {}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void h5(half h) {}
half h6(half h) { return h; }
half4 h7(half4 v) { return v + v; }

#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half h8(half h);
struct s { half h; };
kernel void h9(struct s x) {}
void h10(void) { half h = 1; }
