// std: 1.1+

kernel void ok(global int *a, local float *b, constant char *c, global void *d);
kernel void no_as(int *a); //~ ERROR CL0704
kernel void priv(private int *a); //~ ERROR CL0704
kernel void arr(int a[4]); //~ ERROR CL0704
kernel void garr(global int a[4]);
kernel void vec(global int4 *a, float4 b);
kernel void constp(global const int *restrict a);
#if __OPENCL_C_VERSION__ >= 200
kernel void gen(__generic int *a); //~ ERROR[2.0+] CL0704
#endif

kernel void pp(global int *global *a); //~ ERROR[1.1,1.2] CL0705
kernel void pp2(global int **a); //~ ERROR CL0704
kernel void pp3(int *global *a); //~ ERROR CL0704
kernel void pp4(constant int *constant *a); //~ ERROR[1.1,1.2] CL0705
kernel void pa(global int *a[2]); //~ ERROR CL0704
kernel void gpa(global int (*a)[2]);

typedef global int *gptr;
typedef int *ptr;
kernel void td1(gptr a);
kernel void td2(ptr a); //~ ERROR CL0704
kernel void td3(global gptr *a); //~ ERROR[1.1,1.2] CL0705

struct holds_ptr { global int *p; };
struct outer { struct holds_ptr h; };
struct arr_of { global int *p[2]; };
struct plain { int a; float4 v; };
union up { int a; local int *p; };
kernel void s1(struct holds_ptr s); //~ ERROR[1.1,1.2] CL0707
kernel void s2(struct outer s); //~ ERROR[1.1,1.2] CL0707
kernel void s3(struct arr_of s); //~ ERROR[1.1,1.2] CL0707
kernel void s4(struct plain s);
kernel void s5(union up u); //~ ERROR[1.1,1.2] CL0707
kernel void s6(global struct holds_ptr *s);
kernel void s7(global struct plain *s);
