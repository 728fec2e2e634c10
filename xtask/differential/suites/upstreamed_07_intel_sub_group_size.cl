// std: 1.2 2.0
// intel_reqd_sub_group_size: kernels only, one positive constant.

kernel __attribute__((intel_reqd_sub_group_size(8))) void k8(void) {}
__attribute__((intel_reqd_sub_group_size(16))) kernel void k16(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void kz(void) {}
kernel __attribute__((intel_reqd_sub_group_size(-8))) void kneg(void) {}
kernel __attribute__((intel_reqd_sub_group_size())) void ke(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8, 16))) void ktwo(void) {}
kernel __attribute__((intel_reqd_sub_group_size("8"))) void ks(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8), intel_reqd_sub_group_size(16))) void kdup(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void nk(void) {}

kernel void decl_first(void) __attribute__((intel_reqd_sub_group_size(8)));
kernel void decl_first(void) {}

#define SG 32
kernel __attribute__((intel_reqd_sub_group_size(SG))) void kmacro(void) {}
kernel __attribute__((intel_reqd_sub_group_size(SG / 2))) void kexpr(int n) {}
