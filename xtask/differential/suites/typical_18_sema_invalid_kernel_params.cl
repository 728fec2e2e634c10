// std: 1.0 1.2 2.0
// opts: -DALLOW=0
kernel void half_arg(half x);

kernel void bool_arg(bool x) {}
kernel void size_t_arg(size_t x) {}
kernel void intptr_t_arg(intptr_t x) {}
kernel void event_arg(event_t e) {}
kernel void ptr_arg(int *p) {}
kernel void cptr_arg(constant int *p) {}
kernel void ptrptr_arg(global int *global *p) {}
kernel void lptrptr_arg(local int **p) {}
kernel void array_arg(int a[4]) {}
kernel void garray_arg(global int a[4]) {}
kernel void void_arg(global void *v) {}
kernel void fn_arg(void (*f)(int)) {}

typedef struct { int a; bool b; } has_bool;
typedef struct { int a; size_t b; } has_size;
typedef struct { int a; struct { half h; } inner; } has_half;
typedef struct { global int *p; } has_ptr;
typedef struct { has_ptr q[2]; } has_nested_ptr;
struct fwd;

kernel void s1(has_bool x) {}
kernel void s2(has_size x) {}
kernel void s3(has_half x) {}
kernel void s4(has_ptr x) {}
kernel void s5(has_nested_ptr x) {}
kernel void s6(global has_ptr *x) {}
kernel void s7(global struct fwd *x) {}
kernel void s8(struct fwd x) {}

kernel int ret(void) { return 0; }
kernel void two(int a, int b, bool c) {}
static kernel void st(void) {}
inline kernel void in(void) {}
