// std: 1.2 2.0 3.0
// What a kernel may have as parameters and results.

typedef struct { global int *p; } with_ptr;
typedef struct { int a; with_ptr w; } nested_ptr;
typedef struct { bool b; } with_bool;
typedef struct { size_t s; } with_size;
typedef struct { half h; } with_half;
typedef union { int a; local float *l; } union_ptr;
struct incomplete;

kernel int ret_int(void) { return 0; }
kernel float4 ret_vec(void) { return (float4)(0); }
kernel void ok(int a, float4 b, global uchar *c, local short3 *d, constant void *e) {}
kernel void ok2(const global int *restrict a, volatile global int *b, const int c) {}
kernel void k_bool(bool b) {}
kernel void k_size(size_t s) {}
kernel void k_ptrdiff(ptrdiff_t s) {}
kernel void k_half(half h) {}
kernel void k_private(int *p) {}
kernel void k_private2(__private int *p) {}
kernel void k_array(int a[4]) {}
kernel void k_garray(global int a[4]) {}
kernel void k_sptr(with_ptr s) {}
kernel void k_nptr(nested_ptr s) {}
kernel void k_sbool(with_bool s) {}
kernel void k_ssize(with_size s) {}
kernel void k_shalf(with_half s) {}
kernel void k_uptr(union_ptr s) {}
kernel void k_psptr(global with_ptr *s) {}
kernel void k_inc(global struct incomplete *s) {}
kernel void k_inc2(struct incomplete s) {}
kernel void k_local(local int l) {}
kernel void k_global(global int g) {}
kernel void k_fp(void (*f)(void)) {}
kernel void k_var(int a, ...) {}
kernel void k_pbool(global bool *b) {}
kernel void k_psize(global size_t *b) {}
static kernel void k_static(void) {}
inline kernel void k_inline(void) {}
kernel kernel void k_twice(void) {}
kernel int kvar;
kernel void main(void) {}
void caller(void) { ok2(0, 0, 1); }
