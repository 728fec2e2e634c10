// std: 1.2 2.0 3.0

typedef struct { int a; float b; } plain_t;
typedef struct { __global int *ptr; } with_ptr_t;
struct nested { int k; struct { __global float *q; } in; };

kernel void k_ok(global int *a, local float4 *b, constant uchar *c, int d, float8 e) {}
kernel void k_bool(bool b) {}
kernel void k_size(size_t s) {}
kernel void k_uintptr(uintptr_t s) {}
kernel void k_private_ptr(int *p) {}
kernel void k_ptr_ptr(global int * global *p) {}
kernel void k_plain(plain_t s) {}
kernel void k_with_ptr(with_ptr_t s) {}
kernel void k_nested(struct nested s) {}
kernel void k_plain_ptr(global plain_t *s) {}
kernel void k_with_ptr_ptr(global with_ptr_t *s) {}

kernel int returns_int(void) { return 0; }
kernel __attribute__((reqd_work_group_size(8, 4, 2))) void req_ok(void) {}
kernel __attribute__((reqd_work_group_size(0, 4, 1))) void req_zero(void) {}
kernel __attribute__((vec_type_hint(float4))) void vth_ok(void) {}
kernel __attribute__((vec_type_hint(void))) void vth_void(void) {}
__attribute__((work_group_size_hint(1, 1, 1))) void not_kernel(void) {}
