// std: 1.2 2.0

typedef struct { int a; float4 b; } good_t;
typedef struct { __global int *p; } ptr_t;
typedef struct { int *p; } pptr_t;
struct has_bool { bool b; };
struct has_size { size_t s; int i; };
struct has_half { half h; };
struct inner { int a; bool b[2]; };
struct outer { float f; struct inner i; };
struct arr { struct inner i[3]; };
union u { int i; float f; };
union up { int i; __global int *p; };
struct fwd;
struct nested_ptr { struct { struct { __local int *p; } b; } a; };
struct ok_arr { int v[4]; };

__kernel void k0(good_t g) {}
__kernel void k1(ptr_t p) {} //~ ERROR[1.2] CL0707
__kernel void k2(pptr_t p) {} //~ ERROR CL0707
__kernel void k3(struct has_bool b) {} //~ ERROR CL0707
__kernel void k4(struct has_size s) {} //~ ERROR CL0707
__kernel void k5(struct has_half h) {} //~ ERROR CL0707
__kernel void k6(struct outer o) {} //~ ERROR CL0707
__kernel void k7(struct arr a) {} //~ ERROR CL0707
__kernel void k8(union u u) {}
__kernel void k9(union up u) {} //~ ERROR[1.2] CL0707
__kernel void k10(struct fwd f) {} //~ ERROR CL0401
__kernel void k11(struct nested_ptr n) {} //~ ERROR[1.2] CL0707
__kernel void k12(struct ok_arr a) {}
__kernel void k13(__global struct outer *o) {}
__kernel void k14(__constant ptr_t *p) {}
void f0(struct outer o, ptr_t p) {}
