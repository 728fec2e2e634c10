// Attributes of GNU C on functions and variables.

#define A __attribute__
A((always_inline)) void f1(void);
A((always_inline(1))) void f2(void);  //~ ERROR CL0709
A((noinline)) void f3(void);
A((noinline, always_inline)) void f4(void);
A((always_inline)) constant int f5 = 1;
A((cold, hot)) void f6(void);  //~ ERROR CL0708
A((hot)) A((cold)) void f6b(void);  //~ ERROR CL0708
A((const)) int f7(int);
A((pure)) int f8(int);
A((pure(1))) int f9(int);  //~ ERROR CL0709
A((noreturn)) void f10(void);
A((noreturn)) constant int f11 = 1;
A((nothrow)) void f12(void);
A((malloc)) void f13(void);
A((malloc)) global int *f14(void);
A((nonnull)) void f15(global int *p);
A((nonnull(1))) void f16(global int *p);
A((nonnull(0))) void f17(global int *p);  //~ ERROR CL0709
A((nonnull(2))) void f18(global int *p);  //~ ERROR CL0709
A((nonnull(1))) void f19(int p);
A((nonnull("a"))) void f20(global int *p);  //~ ERROR CL0709
A((nonnull(-1))) void f20b(global int *p);  //~ ERROR CL0709
A((nonnull(1.5))) void f20c(global int *p);  //~ ERROR CL0709
A((returns_nonnull)) global int *f21(void);
A((returns_nonnull)) int f22(void);
A((unused)) void f23(void);
A((unused(1))) void f24(void);  //~ ERROR CL0709
A((used)) void f25(void);
A((used)) static void f26(void) {}  //~ ERROR[1.0,1.1] CL0407
A((weak)) void f27(void);
A((weak)) static void f28(void);  //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0708
A((weak)) constant int f29 = 1;
A((alias("f1"))) void f30(void);
A((alias)) void f31(void);  //~ ERROR CL0709
A((alias(1))) void f32(void);  //~ ERROR CL0709
A((alias("nosuch"))) void f33(void);
A((weakref)) void f34(void);  //~ ERROR CL0708
A((weakref("f1"))) static void f35(void);  //~ ERROR[1.0,1.1] CL0407
A((weakref("f1"))) void f36(void);  //~ ERROR CL0708
A((ifunc("f1"))) void f37(void);
A((section("foo"))) void f38(void);
A((section())) void f39(void);  //~ ERROR CL0709
A((section(1))) void f40(void);  //~ ERROR CL0709

A((visibility("default"))) void f42(void);
A((visibility("foo"))) void f43(void);
A((visibility)) void f44(void);  //~ ERROR CL0709
A((visibility("hidden"))) A((visibility("default"))) void f45(void);  //~ ERROR CL0709
A((deprecated)) void f46(void);
A((deprecated("x"))) void f47(void);
A((deprecated(1))) void f48(void);  //~ ERROR CL0709
A((deprecated("x","y","z"))) void f49(void);  //~ ERROR CL0709
A((unavailable)) void f50(void);
A((unavailable("x"))) void f51(void);
A((unavailable(1))) void f52(void);  //~ ERROR CL0709
void g1(void) { f46(); f47(); }
void g2(void) { f50(); }  //~ ERROR CL0614
void g3(void) { f51(); }  //~ ERROR CL0614
A((overloadable)) void o1(int); A((overloadable)) void o1(float);
A((overloadable)) int o2(int);
A((overloadable)) float o2(int);  //~ ERROR CL0403
A((overloadable)) void o3();
A((overloadable)) int o4 = 1;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0708
void o5(int);
A((overloadable)) void o5(float);
A((overloadable)) void o6(float);
void o6(int);
void o6(char);  //~ ERROR CL0403
A((overloadable)) void o7(float);
void o7(float);  //~ ERROR CL0403
A((overloadable(1))) void o8(float);  //~ ERROR CL0709
A((overloadable)) void o9(int, ...);  //~ ERROR CL0421
A((format(printf, 1, 2))) void p1(constant char *, ...);  //~ ERROR CL0421
A((format(printf, 1, 0))) void p2(constant char *);
A((format(printf, 2, 0))) void p3(constant char *);  //~ ERROR CL0709
A((format(printf, 0, 0))) void p4(constant char *);  //~ ERROR CL0709
A((format(foo, 1, 0))) void p5(constant char *);
A((format(printf, 1))) void p6(constant char *);  //~ ERROR CL0709

A((format(printf, 1, 0))) void p8(int);  //~ ERROR CL0709
A((format(printf, 1, 2))) void p9(constant char *, int);
A((format(printf, "a", 2))) void p10(constant char *, int);  //~ ERROR CL0709
A((format("printf", 1, 2))) void p11(constant char *, int);  //~ ERROR CL0709
A((format_arg(1))) constant char *p12(constant char *);
A((format_arg(2))) constant char *p13(constant char *);  //~ ERROR CL0709
A((format_arg(1))) int p14(constant char *);  //~ ERROR CL0709
A((format_arg(1))) constant char *p15(int);  //~ ERROR CL0709
A((sentinel)) void q1(int);
A((sentinel(1,2))) void q2(int);  //~ ERROR CL0709
A((sentinel(-1))) void q3(int);  //~ ERROR CL0709
A((warn_unused_result)) int q4(int);
A((warn_unused_result)) void q5(int);
A((warn_unused_result)) constant int q6 = 1;

void cl1(int *p); void cl2(int p); void cl3(void); int cl4; void cl5(float *p);  //~ ERROR[1.0,1.1,1.2] CL0307
void q8(void) {
  A((cleanup(cl1))) int a;  //~ ERROR CL0420
  A((cleanup(cl2))) int b;  //~ ERROR CL0420
  A((cleanup(cl3))) int c;  //~ ERROR CL0420
  A((cleanup(cl4))) int d;  //~ ERROR CL0709
  A((cleanup(cl5))) int e;  //~ ERROR CL0420
  A((cleanup(nosuch))) int f;  //~ ERROR CL0501
  A((cleanup)) int g;  //~ ERROR CL0709
  A((cleanup(1))) int h;  //~ ERROR CL0709
  A((cleanup(cl1,cl2))) int i;  //~ ERROR CL0420 //~ ERROR CL0420
}
A((constructor)) void r1(void);
A((constructor(1))) void r1b(void);
A((constructor("x"))) void r1c(void);  //~ ERROR CL0709
A((destructor)) void r2(void);
A((naked)) void r3(void);

A((regparm(1))) void r4(int);  //~ ERROR CL0708
A((regparm)) void r5(int);  //~ ERROR CL0709
A((stdcall)) void r6(int);
A((cdecl)) void r7(int);
A((fastcall)) void r8(int);
A((vectorcall)) void r9(int);
A((ms_abi)) void r10(int);
A((sysv_abi)) void r11(int);
A((pcs("aapcs"))) void r12(int);
A((pascal)) void r12b(int);
A((preserve_most)) void r12c(int);
A((target("avx"))) void r13(int);
A((target(1))) void r14(int);  //~ ERROR CL0709
A((optnone)) void r15(void);
A((optnone)) A((always_inline)) void r16(void);
A((minsize)) A((optnone)) void r17(void);
A((convergent)) void r18(void);
A((noduplicate)) void r19(void);
A((noconvergent)) void r19b(void);
A((annotate("x"))) void r20(void);
A((annotate)) void r21(void);  //~ ERROR CL0709
A((annotate(1))) void r22(void);  //~ ERROR CL0709
A((enable_if(1, "x"))) void r23(int);
A((enable_if(1))) void r24(int);  //~ ERROR CL0709
A((enable_if(x, "x"))) void r24b(int y);  //~ ERROR CL0501
A((diagnose_if(1, "x", "error"))) void r25(int);
A((diagnose_if(1, "x", "foo"))) void r26(int);  //~ ERROR CL0709
A((diagnose_if(1, "x", "warning"))) void r26b(int);

void r28(void) { r26b(1); }
A((alloc_size(1))) global void *r29(int);
A((alloc_size(2))) global void *r30(int);  //~ ERROR CL0709
A((alloc_size(1))) int r31(int);
A((alloc_size(1))) global void *r32(float);  //~ ERROR CL0709
A((alloc_align(1))) global void *r33(int);
A((alloc_align(1))) int r34(int);
A((assume_aligned(16))) global void *r35(int);
A((assume_aligned(15))) global void *r36(int);  //~ ERROR CL0709
A((assume_aligned(16))) int r37(int);
A((assume_aligned(16, 4))) global void *r38(int);
A((assume_aligned(16, 4.0))) global void *r38b(int);  //~ ERROR CL0709
A((error("x"))) void r39(void);
A((warning("x"))) void r40(void);
void r41(void) { r39(); }
void r42(void) { r40(); }
A((no_sanitize("address"))) void r43(void);
A((no_sanitize(1))) void r44(void);  //~ ERROR CL0709
A((no_instrument_function)) void r45(void);
A((flatten)) void r46(void);
A((gnu_inline)) void r47(void);
A((gnu_inline)) inline void r47b(void);
A((leaf)) void r48(void);
A((artificial)) inline void r49(void);
A((returns_twice)) void r50(void);
A((tls_model("foo"))) constant int r51 = 1;  //~ ERROR CL0708
A((common)) int r52;  //~ ERROR[1.0,1.1,1.2] CL0307
A((nocommon)) int r53;  //~ ERROR[1.0,1.1,1.2] CL0307
A((selectany)) int r54;  //~ ERROR[1.0,1.1,1.2] CL0307
A((internal_linkage)) int r55;  //~ ERROR[1.0,1.1,1.2] CL0307
A((internal_linkage)) void r56(void);
A((dllexport)) void r57(void);
A((dllimport)) void r58(void);
A((patchable_function_entry(1))) void r59(void);
A((nomerge)) void r60(void);
A((not_tail_called)) void r61(void);
A((disable_tail_calls)) void r62(void);
A((disable_tail_calls)) A((naked)) void r62b(void);  //~ ERROR CL0708
A((min_vector_width(128))) void r63(void);
A((min_vector_width(-1))) void r63b(void);
A((xray_always_instrument)) void r64(void);
A((no_stack_protector)) void r65(void);
A((lto_visibility_public)) void r66(void);
A((transparent_union)) union TU { int a; };
union TU2 { int a; float b; } A((transparent_union));
A((may_alias)) int r67;  //~ ERROR[1.0,1.1,1.2] CL0307
typedef int r68 A((may_alias));
A((randomize_layout)) struct RL { int a; };
struct RL2 { int a; int b; } A((randomize_layout));
enum A((enum_extensibility(open))) EE { EEA };
enum A((enum_extensibility(foo))) EF { EFA };
enum A((flag_enum)) EG { EGA };
struct A((designated_init)) DI { int a; };
A((amdgpu_flat_work_group_size(1, 2))) kernel void am1(void) {}
A((amdgpu_flat_work_group_size(2, 1))) kernel void am2(void) {}  //~ ERROR CL0709
A((amdgpu_waves_per_eu(1))) kernel void am3(void) {}
A((amdgpu_num_sgpr(1))) kernel void am4(void) {}
A((amdgpu_num_vgpr(0))) kernel void am5(void) {}
A((amdgpu_kernel)) void am6(void);
A((device_kernel)) void am7(void);
A((nvptx_kernel)) void am8(void);
A((intel_sub_group_foo(1))) void am9(void);
A((sycl_kernel)) void am10(void);
A((global)) void am11(void);
A((opencl_global)) int *am12;  //~ ERROR[1.0,1.1,1.2] CL0307
A((noescape)) void am13(void);
void am14(A((noescape)) global int *p, A((noescape)) int q);
void am15(A((pass_object_size(0))) int *p);

void am17(A((pass_object_size(0))) int *const p);

void am19(A((align_value(16))) int *p);

typedef int am21 A((align_value(16)));
typedef global int *A((align_value(16))) am22;
A((callback(1))) void am23(void (^f)(void));  //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0432

A((called_once)) void am25(int);
A((tls_model("global-dynamic"))) constant int am26 = 1;  //~ ERROR CL0708
A((code_model("small"))) constant int am27 = 1;
A((require_constant_initialization)) int am28 = 1;  //~ ERROR[1.0,1.1,1.2] CL0307
A((loader_uninitialized)) int am29;  //~ ERROR[1.0,1.1,1.2] CL0307

A((zero_call_used_regs("used"))) void am31(void);
A((zero_call_used_regs("foo"))) void am32(void);
A((function_return("keep"))) void am33(void);
A((function_return("foo"))) void am34(void);
A((strict_gs_check)) void am35(void);
A((no_builtin("x"))) void am36(void) {}

A((nouwtable)) void am38(void);

struct CB { int n; int a[] A((counted_by(n))); };
struct CB2 { int n; global int *a A((counted_by(n))); };
