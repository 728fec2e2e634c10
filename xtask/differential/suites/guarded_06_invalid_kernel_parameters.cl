// std: 1.2 2.0
kernel void bool_arg(bool x) {}
kernel void size_t_arg(size_t x) {}
kernel void ptrdiff_arg(ptrdiff_t x) {}
kernel void intptr_arg(intptr_t x) {}
kernel void uintptr_arg(uintptr_t x) {}
kernel void event_arg(event_t e) {}
kernel void half_arg(half x) {}
kernel void half_ptr(global half *x) {}
kernel void ptrptr(global int *global *x) {}
kernel void priv_ptr(int *x) {}
kernel void priv_ptr2(private int *x) {}
kernel void const_ok(constant int *x, local int *y, global int *z) {}
kernel void vec_ok(int4 a, float16 b, uchar3 c) {}

typedef struct { int a; float b; } plain_t;
kernel void plain_arg(plain_t s) {}

typedef struct { global int *p; } with_ptr_t;
kernel void with_ptr(with_ptr_t s) {}

typedef struct { int a; struct { bool b; } in; } with_bool_t;
kernel void with_bool(with_bool_t s) {}

typedef struct { int a; struct { int b; size_t n; } in[2]; } with_size_t;
kernel void with_size(with_size_t s) {}

typedef union { int i; float f; } uni_t;
kernel void union_ok(uni_t u) {}

typedef union { int i; global float *f; } uni_ptr_t;
kernel void union_ptr(uni_ptr_t u) {}

struct incomplete;
kernel void inc(struct incomplete s) {}
kernel void inc_ptr(global struct incomplete *s) {}

typedef int arr_t[4];
kernel void arr(arr_t a) {}
kernel void arr_g(global arr_t *a) {}

// no diagnostics for plain functions
void helper(bool b, size_t n, int *p, with_ptr_t s, event_t e) {}
