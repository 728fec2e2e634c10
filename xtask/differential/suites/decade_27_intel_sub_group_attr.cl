// std: 1.2 3.0

#define SG(n) __attribute__((intel_reqd_sub_group_size(n)))

SG(16) kernel void usual(global int *p) {}
SG(8 + 8) kernel void folded(global int *p) {}
SG(0) kernel void none(global int *p) {}
SG(16) SG(16) kernel void same(global int *p) {}
SG(16) SG(32) kernel void other(global int *p) {}
SG(16) void helper(global int *p) {}
SG() kernel void empty(global int *p) {}
