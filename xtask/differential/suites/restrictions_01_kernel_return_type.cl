// std: 1.2 2.0 3.0
// A kernel has to return void, whatever way the type is spelled.
typedef void void_t;
typedef int myint;

kernel void ok(global int *p) { *p = 1; }
kernel void_t ok_typedef(global int *p) { *p = 1; }
__kernel int bad_int(global int *p) { return *p; }
__kernel myint bad_typedef(global int *p) { return *p; }
kernel float4 bad_vec(void) { return (float4)(0.0f); }
kernel global int *bad_ptr(global int *p) { return p; }
kernel bad_implicit(global int *p) { }
kernel int bad_decl(global int *p);
kernel void returns_value(global int *p) { return 1; }
kernel void returns_nothing(global int *p) { return; }
