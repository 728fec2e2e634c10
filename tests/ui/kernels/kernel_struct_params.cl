// std: 1.2 2.0

struct plain { int a; float4 b; };
struct has_ptr { global int *p; int n; };
struct has_bool { int n; bool b; };
struct has_size { size_t n; };
struct inner { int i; local float *lp; };
struct outer { int n; struct inner in; };
struct arr_outer { struct inner a[2]; };
union u_ptr { global int *p; ulong l; };
struct has_event { event_t e; }; //~ ERROR CL0426
struct fwd;

kernel void k0(struct plain p) {}
kernel void k1(struct has_ptr p) {} //~ ERROR[1.2] CL0707
kernel void k2(struct has_bool p) {} //~ ERROR CL0707
kernel void k3(struct has_size p) {} //~ ERROR CL0707
kernel void k4(struct outer p) {} //~ ERROR[1.2] CL0707
kernel void k5(struct arr_outer p) {} //~ ERROR[1.2] CL0707
kernel void k6(union u_ptr p) {} //~ ERROR[1.2] CL0707
kernel void k7(struct fwd p) {} //~ ERROR CL0401
kernel void k8(global struct fwd *p) {}
kernel void k9(global struct has_bool *p) {}
kernel void k10(struct plain p, struct has_bool q) {} //~ ERROR CL0707
void f(struct has_ptr p, struct has_bool q) {}
