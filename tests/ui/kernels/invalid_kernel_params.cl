// std: 1.2+

kernel void half_arg(half x) {} //~ ERROR CL0433
kernel void size_arg(size_t x) {} //~ ERROR CL0706
kernel void ptrdiff_arg(ptrdiff_t x) {} //~ ERROR CL0706
kernel void intptr_arg(intptr_t x) {} //~ ERROR CL0706
kernel void uintptr_arg(uintptr_t x) {} //~ ERROR CL0706
kernel void bool_arg(bool x) {} //~ ERROR CL0706
kernel void event_arg(event_t x) {} //~ ERROR CL0706
kernel void private_ptr(private int *x) {} //~ ERROR CL0704
kernel void unqual_ptr(int *x) {} //~ ERROR CL0704
kernel void ptrptr(global int *global *x) {} //~ ERROR[1.2] CL0705
kernel void ptrptr2(global int *local *x) {} //~ ERROR[1.2] CL0705
kernel void ptrptr3(global int **x) {} //~ ERROR CL0704
kernel void size_ptr(global size_t *x) {}
kernel void half_ptr(global half *x) {}
kernel void half_vec(global half4 *x) {}
kernel void arr(int x[4]) {} //~ ERROR CL0704
kernel void arr2(global int x[4]) {}
kernel void fptr(void (*x)(void)) {} //~ ERROR CL0420

enum e { A, B };
kernel void enum_arg(enum e x) {}

typedef struct { bool b; } with_bool;
kernel void s_bool(with_bool x) {} //~ ERROR CL0707
typedef struct { global int *p; } with_ptr;
kernel void s_ptr(with_ptr x) {} //~ ERROR[1.2] CL0707
typedef struct { int i; with_ptr inner; } with_inner;
kernel void s_inner(with_inner x) {} //~ ERROR[1.2] CL0707
kernel void s_inner_ptr(global with_inner *x) {}
typedef struct { with_ptr a[2]; } with_arr;
kernel void s_arr(with_arr x) {} //~ ERROR[1.2] CL0707
typedef struct { int i; size_t s; } with_size;
kernel void s_size(with_size x) {} //~ ERROR CL0707
struct fwd;
kernel void s_fwd(global struct fwd *x) {}
kernel void s_fwd_val(struct fwd x) {} //~ ERROR CL0401
typedef union { int i; float f; } plain_union;
kernel void u(plain_union x) {}
struct recursive { global struct recursive *next; };
kernel void s_rec(struct recursive x) {} //~ ERROR[1.2] CL0707
void non_kernel(half *x, size_t y, bool z, with_ptr w) {}
