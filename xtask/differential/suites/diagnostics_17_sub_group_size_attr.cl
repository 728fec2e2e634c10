// std: 1.2 2.0 3.0
#define SG(n) __attribute__((intel_reqd_sub_group_size(n)))
kernel SG(32) void km(global int *p) { p[0] = 1; }
constant int SG(8) cv = 1;
kernel SG(8) void k0(void) {}
kernel SG(0) void k1(void) {}
kernel SG(-1) void k2(void) {}
kernel SG(8) SG(16) void k3(void) {}
kernel SG(16) SG(16) void k4(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8, 8))) void k5(void) {}
kernel __attribute__((intel_reqd_sub_group_size)) void k6(void) {}
kernel SG(int) void k7(void) {}
SG(8) void fn(void) {}
kernel void body(void) {
  int SG(8) x;
}
