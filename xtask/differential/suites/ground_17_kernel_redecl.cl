// std: 1.2 2.0
kernel void k1(global int *p);
kernel void k1(global int *p) {}
void k2(global int *p);
kernel void k2(global int *p) {}
kernel void k3(global int *p);
void k3(global int *p) {}
kernel void k4(global int *p);
kernel void k4(local int *p) {}
kernel void k5(int);
kernel void k5(uint) {}
kernel void k6(void) {}
kernel void k6(void) {}
kernel void k7(void);
__attribute__((reqd_work_group_size(2, 1, 1))) kernel void k7(void) {}
__attribute__((reqd_work_group_size(2, 1, 1))) kernel void k8(void);
__attribute__((reqd_work_group_size(4, 1, 1))) kernel void k8(void) {}
__attribute__((overloadable)) kernel void k9(void) {}
kernel int k10(void) { return 0; }
kernel global int *k11(void);
kernel void k12(int, ...);
kernel void main(void) {}
void main(void) {}
int main(void);
kernel void k13(void) { kernel void k14(void); k1(0); k14(); }
kernel void k15(void) { void k16(void) {} }
