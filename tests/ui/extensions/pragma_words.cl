// A pragma with words behind its end is ignored whole.
// std: 1.2+
#pragma OPENCL EXTENSION cl_khr_fp16 : enable more
void f(void) {
    half h = 1;  //~ ERROR CL0433
}
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
void g(void) {
    half h = 1;
}
__attribute__((unknown_attribute(float4))) void h(void);
kernel void in(global int *p) { printf("%d", of_nothing, p); }  //~ ERROR CL0501
void of_void(void);
kernel void incomplete(void) { printf("x", of_void()); }  //~ ERROR CL0401
