// std: 1.2 2.0

typedef struct Foo { int *ptr; } Foo;
typedef struct Nested { Foo f; int a; } Nested;
typedef struct Empty Empty;
typedef union { float f; global int *g; } Un;
typedef struct { bool b; } WithBool;
typedef struct { size_t s; } WithSize;
typedef struct { sampler_t s; } WithSampler; //~ ERROR CL0426
typedef struct { int a[4]; float4 v; } Good;
typedef enum { E0 } En;

kernel void no_ptr(int *i) { } //~ ERROR CL0704
kernel void no_private_ptr(__private int *i) { } //~ ERROR CL0704
kernel void no_ptrptr(global int *i) { }
kernel void ptrptr_gg(global int *global *i) { } //~ ERROR[1.2] CL0705
kernel void ptrptr_gl(global int *local *i) { } //~ ERROR[1.2] CL0705
kernel void ptrptr_p(global int **i) { } //~ ERROR CL0704
kernel void no_array(int a[4]) { } //~ ERROR CL0704
kernel void g_array(global int a[4]) { }
kernel void bool_param(bool b) { } //~ ERROR CL0706
kernel void half_param(half h) { } //~ ERROR CL0433
kernel void size_param(size_t s) { } //~ ERROR CL0706
kernel void ptrdiff_param(ptrdiff_t s) { } //~ ERROR CL0706
kernel void intptr_param(intptr_t s, uintptr_t t) { } //~ ERROR CL0706 //~ ERROR CL0706
kernel void struct_foo(Foo f) { } //~ ERROR CL0707
kernel void struct_nested(Nested n) { } //~ ERROR CL0707
kernel void struct_ptr(global Foo *f) { }
kernel void incomplete(Empty e) { } //~ ERROR CL0401
kernel void incomplete_ptr(global Empty *e) { }
kernel void un(Un u) { } //~ ERROR[1.2] CL0707
kernel void wb(WithBool w) { } //~ ERROR CL0707
kernel void ws(WithSize w) { } //~ ERROR CL0707
kernel void wsam(WithSampler w) { }
kernel void good(Good g, En e) { }
kernel void scalar_global(global int i) { } //~ ERROR CL0315
kernel void scalar_local(local float f) { } //~ ERROR CL0315
kernel void scalar_constant(constant int i) { } //~ ERROR CL0315
kernel void scalar_private(private int i) { }
kernel void ev(event_t e) { } //~ ERROR CL0706
kernel void vd(global void *p, constant void *q) { }
void helper(int *p, int a[4], bool b, size_t s) { }
#if __OPENCL_C_VERSION__ >= 200
kernel void gen(generic int *p) { } //~ ERROR[2.0] CL0704
#endif
