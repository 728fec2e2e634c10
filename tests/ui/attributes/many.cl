// Attributes on types, variables, functions and statements.

struct __attribute__((packed)) a { char c; int i; };
struct b { char c; int i; } __attribute__((packed));
struct c { char c; int i __attribute__((packed)); };
struct __attribute__((aligned)) d { int i; };
struct __attribute__((aligned(3))) e { int i; }; //~ ERROR CL0709
struct __attribute__((aligned(-4))) f { int i; }; //~ ERROR CL0709
struct __attribute__((aligned(16))) g { int i; };
struct __attribute__((aligned(x))) h { int i; }; //~ ERROR CL0501
struct __attribute__((aligned("x"))) h2 { int i; }; //~ ERROR CL0709
int __attribute__((aligned(8))) *i1; //~ ERROR[1.0,1.1,1.2] CL0307
typedef int ai __attribute__((aligned(64)));
constant int v1 __attribute__((unused)) = 1;
constant int v2 __attribute__((section("foo"))) = 1;
constant int v3 __attribute__((bogus)) = 1;
constant int v4 __attribute__((aligned(4), unused)) = 1;
constant int v5 __attribute__(()) = 1;
constant int v6 __attribute__((,)) = 1;
constant int v7 __attribute__((__aligned__(4))) = 1;
constant int v8 __attribute__((endian(host))) = 1;
constant int v9 __attribute__((endian(device))) = 1;
constant int v10 __attribute__((endian(middle))) = 1;
constant int v11 __attribute__((endian)) = 1;
constant int v12 __attribute__((nosvm)) = 1; //~ ERROR[1.0,1.1,1.2] CL0708
kernel void k1(global int * __attribute__((nosvm)) p) {} //~ ERROR[1.0,1.1,1.2] CL0708
kernel void k2(__attribute__((nosvm)) global int *p) {} //~ ERROR[1.0,1.1,1.2] CL0708
void __attribute__((nosvm)) k3(void) {}
void __attribute__((always_inline)) f1(void) {}
void __attribute__((noinline)) f2(void) {}
void __attribute__((pure)) f3(void) {}
void __attribute__((const)) f4(void) {}
void __attribute__((noreturn)) f5(void) {}
void __attribute__((convergent)) f6(void) {}
void __attribute__((noduplicate)) f7(void) {}
void __attribute__((overloadable)) f8(int) ;
void __attribute__((overloadable)) f8(float) ;
void __attribute__((overloadable(1))) f9(float) ; //~ ERROR CL0709
int __attribute__((overloadable)) notf; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0708
void __attribute__((constructor)) f10(void) {}
void __attribute__((deprecated("x"))) f11(void) {}
void __attribute__((unavailable("x"))) f12(void) {}
void __attribute__((nothrow)) f13(void) {}
void __attribute__((format(printf, 1, 2))) f14(constant char *, ...); //~ ERROR CL0421
void __attribute__((weak)) f15(void) {}
void __attribute__((visibility("hidden"))) f16(void) {}
void __attribute__((opencl_unroll_hint)) f17(void) {} //~ ERROR CL0708
void __attribute__((amdgpu_flat_work_group_size(1, 2))) f18(void) {} //~ ERROR CL0708
kernel void __attribute__((amdgpu_flat_work_group_size(1, 2))) f18k(void) {}
kernel __attribute__((amdgpu_waves_per_eu(2))) void f19(void) {}
kernel __attribute__((amdgpu_num_sgpr(2))) void f20(void) {}
void __attribute__((alias("f1"))) f21(void);
void __attribute__((used)) f22(void) {}
void __attribute__((warn_unused_result)) f23(void) {}
void __attribute__((nonnull)) f24(int *p) {}
void __attribute__((nonnull(1))) f25(int *p) {}
void __attribute__((nonnull(3))) f26(int *p) {} //~ ERROR CL0709
void __attribute__((malloc)) f27(void) {}
void __attribute__((target("sse"))) f28(void) {}
void __attribute__((optnone)) f29(void) {}
void __attribute__((noinline, always_inline)) f30(void) {}
void __attribute__((enable_if(1, ""))) f31(void) {}
void __attribute__((diagnose_if(1, "", "error"))) f32(void) {}
void __attribute__((sycl_kernel)) f34(void) {}
void __attribute__((intel_ocl_bicc)) f35(void) {}
void __attribute__((work_group_size_hint(1,1,1))) f36(void) {} //~ ERROR CL0708
void __attribute__((annotate("x"))) f37(void) {}
void __attribute__((device_kernel)) f38(void) {}
void __attribute__((vectorcall)) f39(void) {}
void __attribute__((cdecl)) f40(void) {}
void __attribute__((stdcall)) f41(void) {}
void __attribute__((ms_abi)) f42(void) {}
typedef int m1 __attribute__((mode(SI)));
typedef float m2 __attribute__((mode(DF)));
typedef int m3 __attribute__((mode(XX))); //~ ERROR CL0709
typedef union { int a; float b; } tu __attribute__((transparent_union));
struct __attribute__((designated_init)) di { int a; };
enum __attribute__((packed)) pe { PA };
enum __attribute__((flag_enum)) fe { FA };
void st(int x) {
  switch (x) { case 1: __attribute__((fallthrough)); case 2: ; }
  __attribute__((unused)) int z;
  __attribute__((aligned(16))) int z2[4];
  __attribute__((likely)) x++;
  __attribute__((nomerge)) st(1);
  __attribute__((bogus)) x++;
  __attribute__((unused)) x++; //~ ERROR CL0708
  lab: __attribute__((unused)) x++;
  __attribute__((xcl_pipeline_loop)) for (;;) {}
  __attribute__((opencl_unroll_hint(4), bogus)) for (;;) {}
}
