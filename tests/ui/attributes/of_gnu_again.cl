// Attributes of GNU C that contradict, and what they take.
// std: 1.2 2.0

#define A __attribute__
A((format_arg(0))) constant char *a1(constant char *);  //~ ERROR CL0709
A((format_arg(1))) constant char *a2(constant char *);
A((format_arg(1))) char *a3(char *);
A((format_arg("x"))) constant char *a4(constant char *);  //~ ERROR CL0709
A((sentinel(0))) void a5(int);
A((sentinel("x"))) void a6(int, int);  //~ ERROR CL0709
A((sentinel(0, 1))) void a7(int);
A((sentinel(0, 1, 2))) void a8(int);  //~ ERROR CL0709
A((alloc_size(1, 2))) global void *a9(int, int);
A((alloc_size(1, 3))) global void *a10(int, int);  //~ ERROR CL0709
A((alloc_size(0))) global void *a11(int, int);  //~ ERROR CL0709
A((alloc_size("x"))) global void *a12(int, int);  //~ ERROR CL0709
A((alloc_size)) global void *a13(int, int);  //~ ERROR CL0709
A((alloc_align(2))) global void *a14(int);  //~ ERROR CL0709
A((alloc_align("x"))) global void *a15(int);  //~ ERROR CL0709
A((alloc_align(1))) global void *a16(float);  //~ ERROR CL0709
A((assume_aligned(0))) global void *a17(int);  //~ ERROR CL0709
A((assume_aligned)) global void *a18(int);  //~ ERROR CL0709
A((assume_aligned(8,8,8))) global void *a19(int);  //~ ERROR CL0709
A((assume_aligned("x"))) global void *a20(int);  //~ ERROR CL0709
A((constructor(1,2))) void a21(void);  //~ ERROR CL0709
A((constructor(-1))) void a22(void);
A((destructor("x"))) void a23(void);  //~ ERROR CL0709
A((enable_if(1,2))) void a24(int);  //~ ERROR CL0709
A((enable_if("x","y"))) void a25(int);
A((enable_if(n > 0,"y"))) void a26(int n);  //~ ERROR CL0501
A((diagnose_if(1, "x", error))) void a27(int);  //~ ERROR CL0709
A((diagnose_if(1, "x"))) void a28(int);  //~ ERROR CL0709
A((diagnose_if(1, 2, "error"))) void a29(int);  //~ ERROR CL0709
A((weak)) static void a30(void) {}  //~ ERROR CL0708
A((weak)) static constant int a31 = 1;  //~ ERROR CL0708
A((weakref("x"))) constant int a32 = 1;  //~ ERROR CL0708

A((visibility("hidden"))) void a34(void);

A((visibility("hidden"))) constant int a35 = 1;
A((hot)) void a36(void);

void a37(void);
A((overloadable)) void a37(void);  //~ ERROR CL0403
A((overloadable)) void a38(void); void a38(void);  //~ ERROR CL0403
A((overloadable)) void a39(int); void a39(float); void a39(char);  //~ ERROR CL0403
A((overloadable)) void a40(int);
A((overloadable)) void a40(float) {} void a40(int) {}  //~ ERROR CL0403
A((naked)) void a41(int x) { asm("nop"); }  //~ ERROR CL0601

A((naked)) void a43(int x) { asm("" : : "r"(x)); }  //~ ERROR CL0201 //~ ERROR CL0501
A((naked)) void a44(int x) { }
A((naked)) void a45(void) { ; asm("nop"); }  //~ ERROR CL0601
A((regparm(1))) constant int a46 = 1;  //~ ERROR CL0708
A((regparm(-1))) void a47(int);  //~ ERROR CL0708
A((no_builtin)) void a48(void) {}
A((tls_model("x"))) void a49(void);  //~ ERROR CL0708
A((patchable_function_entry)) void a50(void);
A((patchable_function_entry("x"))) void a51(void);
A((min_vector_width("x"))) void a52(void);  //~ ERROR CL0709
A((min_vector_width)) void a53(void);  //~ ERROR CL0709

A((internal_linkage(1))) void a55(void);  //~ ERROR CL0709
A((leaf(1))) void a56(void);  //~ ERROR CL0709
A((returns_twice(1))) void a57(void);  //~ ERROR CL0709
A((common(1))) constant int a58 = 1;  //~ ERROR CL0709
A((not_tail_called(1))) void a59(void);  //~ ERROR CL0709
A((nomerge(1))) void a60(void);  //~ ERROR CL0709
A((nomerge)) int a61(void);
A((noescape(1))) void a62(void);
A((enum_extensibility(closed))) enum E1 { X1 };
enum A((enum_extensibility)) E2 { X2 };  //~ ERROR CL0709

struct A((flag_enum)) S1 { int a; };
struct A((designated_init(1))) S2 { int a; };
struct A((transparent_union)) S3 { int a; }; union A((transparent_union(1))) U1 { int a; };  //~ ERROR CL0709
A((noconvergent(1))) void a63(void);
A((convergent(1))) void a64(void);  //~ ERROR CL0709
A((noduplicate(1))) void a65(void);  //~ ERROR CL0709
A((convergent)) A((noconvergent)) void a66(void);
A((speculative_load_hardening)) void a67(void);
A((no_speculative_load_hardening(1))) void a68(void);  //~ ERROR CL0709
A((speculative_load_hardening)) A((no_speculative_load_hardening)) void a69(void);  //~ ERROR CL0708
A((optnone)) A((minsize)) void a70(void);
A((optnone)) A((always_inline)) void a71(void);
A((always_inline)) A((optnone)) void a72(void);
A((noinline)) A((always_inline)) void a73(void);
A((optnone)) A((noinline)) void a74(void);
A((minsize)) void a75(void);
A((optsize)) void a76(void);
A((target("arch=foo"))) void a77(void);

A((ifunc("a79"))) void a80(void);
A((stdcall)) void a81(void);
A((interrupt)) void a82(void);
A((signal)) void a83(void);
A((swiftcall)) void a84(void);

A((preserve_all)) void a86(void);
A((regcall)) void a87(void);
A((intel_ocl_bicc)) void a88(void);
A((aarch64_vector_pcs)) void a89(void);
A((ms_struct)) struct MS { int a; };
struct A((ms_struct)) MS2 { int a; };
struct A((gcc_struct)) MS3 { int a; };
A((thiscall)) void a90(void);
A((ms_abi)) void a91(void) {} A((sysv_abi)) void a92(void) {}
A((nodebug)) void a93(void);
A((nodebug(1))) void a94(void);  //~ ERROR CL0709
A((xray_log_args(1))) void a95(int);

A((no_split_stack)) void a97(void);
A((no_address_safety_analysis)) void a98(void);
A((no_sanitize_address)) void a99(void);

A((disable_sanitizer_instrumentation)) void b2(void);
A((availability(macos, introduced=10.4))) void b3(void);
A((availability(foo, introduced=10.4))) void b4(void);

A((availability(macos, deprecated=1, message="x"))) void b6(void);
A((availability(macos, unavailable))) void b7(void);

A((ns_returns_retained)) global int *b9(void);
A((iboutlet)) int b10(void);
A((cf_consumed)) void b11(void);

A((acquire_capability)) void b14(void);
A((lockable)) struct LK { int a; };
A((argument_with_type_tag(x,1,2))) void b15(int, int);
A((pointer_with_type_tag(x,1,2))) void b16(global int*, int);
A((type_tag_for_datatype(x, int))) constant int b17 = 1;
A((ownership_takes(malloc, 1))) void b18(global void*);
A((ownership_returns(malloc))) global void *b19(void);

A((nonstring)) constant char b21[3] = "abc";
A((access(read_only, 1))) void b22(global int*);  //~ ERROR CL0201
A((symver("x"))) void b23(void);
A((copy(b23))) void b24(void);
A((noipa)) void b25(void);
A((noclone)) void b26(void);
A((optimize("O0"))) void b27(void);
A((optimize(0))) void b28(void);
A((externally_visible)) void b29(void);
A((scalar_storage_order("big-endian"))) struct SO { int a; };
A((no_reorder)) void b30(void);
A((simd)) void b31(void);
A((warn_if_not_aligned(4))) constant int b32 = 1;
A((tainted_args)) void b33(void);
A((nonnull_if_nonzero(1,2))) void b34(global int*, int);
A((work_group_size_hint(1,1,1))) constant int b35 = 1;  //~ ERROR CL0708
A((reqd_work_group_size(1,1,1))) constant int b36 = 1;  //~ ERROR CL0708
A((vec_type_hint(int))) constant int b37 = 1;  //~ ERROR CL0708
A((intel_reqd_sub_group_size(1))) constant int b38 = 1;  //~ ERROR CL0708
struct A((reqd_work_group_size(1,1,1))) RW { int a; };  //~ ERROR CL0708
