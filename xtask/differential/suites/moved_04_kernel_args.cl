// std: 1.2 2.0 3.0
// Types of kernel parameters.
typedef struct { int a; float b; } ok_s;
typedef struct { __global int *p; } ptr_s;
typedef struct { bool b; } bool_s;
typedef struct { size_t n; } size_s;
typedef struct { int x; struct { intptr_t q; } in; } nest_s;
typedef union { int i; float f; } un;
struct fwd;
typedef enum { A, B } en;

kernel void k_half(half h) { }
kernel void k_bool(bool b) { }
kernel void k_size(size_t s) { }
kernel void k_ssize(ptrdiff_t s) { }
kernel void k_intptr(intptr_t s) { }
kernel void k_uintptr(uintptr_t s) { }
kernel void k_ok(ok_s s) { }
kernel void k_ptr(ptr_s s) { }
kernel void k_bool_s(bool_s s) { }
kernel void k_size_s(size_s s) { }
kernel void k_nest(nest_s s) { }
kernel void k_union(un u) { }
kernel void k_enum(en e) { }
kernel void k_fwd(struct fwd s) { }
kernel void k_fwdp(global struct fwd *s) { }
kernel void k_pp(global int *global *p) { }
kernel void k_priv(private int *p) { }
kernel void k_plain(int *p) { }
kernel void k_arr(int a[4]) { }
kernel void k_garr(global int a[]) { }
kernel void k_event(event_t e) { }
kernel void k_img(read_only image2d_t i) { }
kernel void k_imgp(global image2d_t *i) { }
kernel void k_smp(sampler_t s) { }
kernel void k_vec(float4 v, int3 w) { }
kernel void k_fp(void f(void)) { }
kernel void k_void(void) { }
kernel int k_ret(void) { return 0; }
kernel void k_glob(global int g) { }
kernel void k_loc(local int g) { }
kernel void k_const(const int g, constant int *c, local float *l) { }
kernel void k_ptr_sizet(global size_t *p) { }
kernel void k_ptr_bool(global bool *p) { }
