// std: 1.0 1.1 1.2 2.0 3.0
// Types allowed and forbidden as parameters of kernels.
#if __OPENCL_C_VERSION__ < 120
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

typedef struct { int a; float b; } plain_s;
typedef struct { int a; __global int *p; } ptr_s;
typedef struct { plain_s in; ptr_s deep; } nested_s;
typedef union { int i; float f; } plain_u;
typedef union { int i; __local float *p; } ptr_u;
typedef struct { size_t n; } size_s;
typedef struct { bool b; } bool_s;
typedef struct { int a[4]; float4 v; } arr_s;
struct incomplete;
enum color { red, green };

kernel void scalars(char a, uchar b, short c, ushort d, int e, uint f, long g, ulong h, float i);
kernel void vectors(char2 a, uchar3 b, short4 c, int8 d, float16 e, ulong2 f);
kernel void dbl(double a, double4 b);
kernel void k_bool(bool a);             // error
kernel void k_half(half a);             // error
kernel void k_size(size_t a);           // error
kernel void k_ptrdiff(ptrdiff_t a);     // error
kernel void k_intptr(intptr_t a);       // error
kernel void k_uintptr(uintptr_t a);     // error
kernel void k_event(event_t a);         // error
kernel void k_enum(enum color a);
kernel void k_sampler(sampler_t a);
kernel void k_image(read_only image2d_t a, write_only image2d_t b);
kernel void k_image_ptr(read_only image2d_t *a); // error

kernel void k_plain(plain_s a) {}
kernel void k_ptr_s(ptr_s a) {}         // error
kernel void k_nested(nested_s a) {}     // error
kernel void k_union(plain_u a) {}
kernel void k_ptr_u(ptr_u a) {}         // error
kernel void k_size_s(size_s a) {}       // error
kernel void k_bool_s(bool_s a) {}       // error
kernel void k_arr_s(arr_s a) {}
kernel void k_incomplete(struct incomplete a) {} // error

kernel void p_ok(global int *a, local float4 *b, constant uchar *c, global void *d) {}
kernel void p_plain(int *a) {}          // error
kernel void p_private(private int *a) {} // error
kernel void p_pp(global int *global *a) {}      // error before 2.0
kernel void p_pp2(global int **a) {}    // error
kernel void p_lpp(local int *local *a) {}
kernel void p_bool(global bool *a) {}
kernel void p_half(global half *a) {}
kernel void p_size(global size_t *a) {}
kernel void p_struct(global plain_s *a, constant arr_s *b, local ptr_s *c) {}
kernel void p_incomplete(global struct incomplete *a) {}
kernel void p_quals(const global int *restrict a, volatile local int *b) {}
kernel void a_global(global int a[]) {}
kernel void a_sized(local int a[16]) {}
kernel void a_plain(int a[4]) {}        // error
kernel void v_global(global int a) {}   // error
kernel void v_local(local int a) {}     // error
kernel void fn_ptr(void (*f)(int)) {}   // error
kernel void variadic(int a, ...) {}     // error
kernel void none() {}
kernel void only_void(void) {}
kernel void unnamed(global int *, int) {}
