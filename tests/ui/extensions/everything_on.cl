// Features and extensions, all on.
#ifdef cl_khr_fp64
constant int fp64 = 1;
#else
unknown fp64_off;
#endif
#ifdef __opencl_c_fp64
constant int cfp64 = 1;
#else
unknown cfp64_off;  //~ ERROR[1.0,1.1,1.2,2.0] CL0203
#endif
double d1(double a) { return a * 2.0; }
double4 d2(double4 a);
kernel void d3(global double *a) { a[0] = 1.0; float f = 1.0; f = f * 2.0; }
half h1(half a) { return a; }  //~ ERROR CL0433
kernel void h2(global half *a) { half b = a[0]; a[0] = 1.0h; float f = vload_half(0, a); vstore_half(f, 0, a); }  //~ ERROR CL0433
half4 h3(half4 a);
void g1(generic int *p) { }  //~ ERROR[1.0,1.1,1.2] CL0306
void g2(int *p, global int *g) { p = g; p = to_global(g); to_local(p); }  //~ ERROR[1.0,1.1,1.2] CL0301  //~ ERROR[1.0,1.1,1.2] CL0602
void g3(global int **p) { int **q = p; }  //~ ERROR CL0303
global int v1 = 1;  //~ ERROR[1.0,1.1,1.2] CL0307
int v2;  //~ ERROR[1.0,1.1,1.2] CL0307
static int v3 = 2;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1] CL0407
void s1(void) { static int x = 1; static global int y; }  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR[1.0,1.1] CL0407
kernel void p1(read_only pipe int p) { int x; read_pipe(p, &x); }  //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[1.0,1.1,1.2] CL0203
reserve_id_t p2(void);  //~ ERROR[1.0,1.1,1.2] CL0203
kernel void e1(queue_t q) { enqueue_kernel(q, 0, ndrange_1D(1), ^{ }); }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
clk_event_t e2(void);  //~ ERROR[1.0,1.1,1.2] CL0203
void e3(void) { void (^b)(void) = ^{ }; }  //~ ERROR[1.0,1.1,1.2] CL0212
ndrange_t e4(void);  //~ ERROR[1.0,1.1,1.2] CL0203
kernel void i1(image2d_t a, sampler_t s) { float4 f = read_imagef(a, s, (int2)(0)); }
kernel void i2(read_write image2d_t a) { }  //~ ERROR[1.0,1.1,1.2] CL0429
kernel void i3(write_only image3d_t a) { }
kernel void i4(write_only image3d_t a) { write_imagef(a, (int4)(0), (float4)(0)); }
kernel void i5(image2d_depth_t a) { }
kernel void i6(image2d_msaa_t a) { }  //~ ERROR[1.0,1.1] CL0203
constant sampler_t s2 = 0;
void a1(global atomic_int *a) { atomic_store(a, 1); atomic_fetch_add(a, 1); }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0602
void a2(global atomic_int *a) { atomic_store_explicit(a, 1, memory_order_seq_cst); }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
void a3(global atomic_int *a) { atomic_store_explicit(a, 1, memory_order_relaxed, memory_scope_device); }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
void a4(global atomic_int *a) { atomic_load_explicit(a, memory_order_acquire, memory_scope_all_svm_devices); }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
void a5(global atomic_long *a) { atomic_store(a, 1); }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0602
void a6(global atomic_double *a, global atomic_float *f) { atomic_store(f, 1.0f); }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0602
void a7(global long *p) { atom_add(p, 1); atom_cmpxchg(p, 1, 2); atom_max(p, 2); }
void a8(global atomic_flag *a) { atomic_flag_test_and_set(a); }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0602
void a9(void) { atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device); }  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
void w1(void) { work_group_all(1); work_group_reduce_add(1); work_group_broadcast(1, 0); }  //~ ERROR[1.0,1.1,1.2] CL0602
void w2(void) { sub_group_all(1); get_sub_group_size(); sub_group_barrier(CLK_LOCAL_MEM_FENCE); sub_group_reduce_add(1); }  //~ ERROR[1.0,1.1] CL0602
void w3(void) { intel_sub_group_shuffle(1, 0); sub_group_shuffle(1, 0u); sub_group_ballot(1); sub_group_rotate(1, 1); }  //~ ERROR CL0601  //~ ERROR[1.0,1.1,1.2] CL0602
void w4(uchar4 a, char4 b) { dot(a, a); dot_acc_sat(a, a, 1u); dot_4x8packed_uu_uint(1, 2); }
void w5(int a) { bitfield_insert(a, a, 1, 2); bit_reverse(a); }
void w6(void) { work_group_barrier(CLK_LOCAL_MEM_FENCE); get_enqueued_local_size(0); get_global_linear_id(); ctz(1); }  //~ ERROR[1.0,1.1,1.2] CL0602
void w7(constant char *f, int a) { printf(f, a); printf("%d", a); printf("%ld %s %p %v4d", 1l, "a", f, (int4)(1)); }  //~ ERROR[1.0,1.1] CL0602
void w8(void) { barrier(CLK_LOCAL_MEM_FENCE, memory_scope_device); mem_fence(1); read_mem_fence(1); }  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0603
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half h4(half a) { return a + 1.0h; }
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half h5(half a) { return a; }  //~ ERROR CL0433
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
double d4(double a) { return a; }
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
double d5(double a) { return a; }
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
static int st1; extern int st2;  //~ ERROR[1.0,1.1,1.2] CL0307
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : disable
void fp1(int (*f)(int)) { f(1); } int fp2(int); void fp3(void) { int (*f)(int) = fp2; fp1(fp2); fp1(&fp2); }  //~ ERROR CL0420
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
void va1(int a, ...) { } void va2(void) { va1(1, 2, 3.0f); }
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : disable
void va3(int a, ...);  //~ ERROR CL0421
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct bf1 { int a : 3; unsigned b : 40; int : 0; int c : 0; float d : 2; };  //~ ERROR CL0419
#pragma OPENCL EXTENSION __cl_clang_bitfields : disable
struct bf2 { int a : 3; };  //~ ERROR CL0419
#pragma OPENCL EXTENSION __cl_clang_non_portable_kernel_param_types : enable
kernel void np1(bool a, size_t b, int *c) { }  //~ ERROR CL0704  //~ ERROR CL0706
#pragma OPENCL EXTENSION __cl_clang_non_portable_kernel_param_types : disable
kernel void np2(bool a);  //~ ERROR CL0706
struct k1 { bool a; }; kernel void k2(struct k1 a) { }  //~ ERROR CL0707
struct k3 { size_t a; }; kernel void k4(struct k3 a) { }  //~ ERROR CL0707
struct k5 { struct { global int *a; } b[2]; }; kernel void k6(struct k5 a) { }  //~ ERROR[1.0,1.1,1.2] CL0707
struct k7 { half a; }; kernel void k8(struct k7 a) { }  //~ ERROR CL0707
union k9 { int a; bool b; }; kernel void k10(union k9 a) { }  //~ ERROR CL0707
struct k11; kernel void k12(struct k11 *a, global struct k11 *b) { }  //~ ERROR CL0704
typedef struct { int a[2]; float4 b; } k13; kernel void k14(k13 a, global k13 *b, local k13 *c, constant k13 *d) { }
typedef size_t k15; kernel void k16(k15 a) { } typedef bool k17; kernel void k18(k17 a) { } enum k19 { K19 }; kernel void k20(enum k19 a) { }  //~ ERROR CL0706
kernel void k21(int a[2], float b[], global float c[]) { }  //~ ERROR CL0704
kernel void k22(void) { k22(); } void k23(void) { k22(); k24(); } kernel void k24(void) { }  //~ ERROR CL0601
kernel void k25(ulong a, long4 b, char c, uchar16 d, short2 e) { }
kernel void k26(intptr_t a) { } kernel void k27(uintptr_t a) { } kernel void k28(ptrdiff_t a) { } kernel void k29(long a) { }  //~ ERROR CL0706
kernel void k30(double a, double4 b) { } kernel void k31(float3 a) { } kernel void k32(int *restrict a) { } kernel void k33(constant void *a, global void *b) { }  //~ ERROR CL0704
