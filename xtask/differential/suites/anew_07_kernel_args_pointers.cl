// std: 1.1 1.2 2.0 3.0

kernel void ok(global int *a, local float *b, constant char *c, global void *d);
kernel void no_as(int *a);
kernel void priv(private int *a);
kernel void arr(int a[4]);
kernel void garr(global int a[4]);
kernel void vec(global int4 *a, float4 b);
kernel void constp(global const int *restrict a);
#if __OPENCL_C_VERSION__ >= 200
kernel void gen(__generic int *a);
#endif

kernel void pp(global int *global *a);
kernel void pp2(global int **a);
kernel void pp3(int *global *a);
kernel void pp4(constant int *constant *a);
kernel void pa(global int *a[2]);
kernel void gpa(global int (*a)[2]);

typedef global int *gptr;
typedef int *ptr;
kernel void td1(gptr a);
kernel void td2(ptr a);
kernel void td3(global gptr *a);

struct holds_ptr { global int *p; };
struct outer { struct holds_ptr h; };
struct arr_of { global int *p[2]; };
struct plain { int a; float4 v; };
union up { int a; local int *p; };
kernel void s1(struct holds_ptr s);
kernel void s2(struct outer s);
kernel void s3(struct arr_of s);
kernel void s4(struct plain s);
kernel void s5(union up u);
kernel void s6(global struct holds_ptr *s);
kernel void s7(global struct plain *s);
