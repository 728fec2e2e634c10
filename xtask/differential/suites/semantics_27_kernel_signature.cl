// std: 1.0 1.2 2.0 3.0
// Types of kernel parameters and return types.

typedef struct { int a; float b; } ok_s;
typedef struct { global int *p; } ptr_s;
typedef struct { ptr_s inner; int n; } nested_s;
typedef struct { bool b; } bool_s;
typedef struct { size_t s; } size_s;
typedef union { int i; global int *p; } ptr_u;
typedef struct { ok_s arr[3]; } arr_s;
struct fwd;
typedef bool bool_td;
typedef size_t size_td;
typedef enum { A, B } en;

kernel int ret_int(void) { return 1; }
kernel void *ret_ptr(void);
kernel float4 ret_vec(global float4 *p) { return *p; }
kernel void p_bool(bool b) {}
kernel void p_booltd(bool_td b) {}
kernel void p_size(size_t s) {}
kernel void p_sizetd(size_td s) {}
kernel void p_ptrdiff(ptrdiff_t s) {}
kernel void p_intptr(intptr_t s) {}
kernel void p_uintptr(uintptr_t s) {}
kernel void p_half(half h) {}
kernel void p_halfp(global half *h) {}
kernel void p_ok(ok_s s) {}
kernel void p_ptrs(ptr_s s) {}
kernel void p_nest(nested_s s) {}
kernel void p_bools(bool_s s) {}
kernel void p_sizes(size_s s) {}
kernel void p_union(ptr_u u) {}
kernel void p_arr(arr_s s) {}
kernel void p_gps(global ptr_s *s) {}
kernel void p_gbool(global bool *b) {}
kernel void p_gsize(global size_t *b) {}
kernel void p_fwd(global struct fwd *f) {}
kernel void p_fwdv(struct fwd f) {}
kernel void p_enum(en e) {}
kernel void p_vec(int4 v, float16 w, char3 c) {}
kernel void p_void(void) {}
kernel void p_empty() {}
kernel void p_voidp(global void *p) {}
kernel void p_unnamed(int, global int *) {}
