kernel __attribute__((reqd_work_group_size(1,2))) void k21(void) {}  //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1,0,3))) void k22(void) {}  //~ ERROR CL0709
kernel __attribute__((vec_type_hint(float4))) __attribute__((work_group_size_hint(1,1,1))) void k23(void) {}
kernel __attribute__((vec_type_hint(image2d_t))) void k24(void) {}  //~ ERROR CL0709
void __attribute__((reqd_work_group_size(1,1,1))) f43(void) {}  //~ ERROR CL0708
kernel __attribute__((intel_reqd_sub_group_size(8))) void k25(void) {}
kernel void k26(__attribute__((nosvm)) global int *p) {}  //~ ERROR[1.0,1.1,1.2] CL0708
int x1 __attribute__((aligned(16))); struct __attribute__((packed)) P { char a; int b; }; int x2 __attribute__((aligned(3)));  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1,2,3))) void k20(void) {}
