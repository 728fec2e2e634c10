// std: 1.2 2.0
// opts: -DTARGET=1

// Attributes of clang, over OpenCL functions.

#define A(...) __attribute__((__VA_ARGS__))

int en(int n) A(enable_if(n > 0, "n must be positive"));
int en_always(int n) A(enable_if(1, "always"));
int en_bad(int n) A(enable_if("x"));
int di(int n) A(diagnose_if(n == 0, "n is zero", "error"));
int dw(int n) A(diagnose_if(n == 1, "n is one", "warning"));
int db(int n) A(diagnose_if(n == 1, "n is one", "nosuch"));
int A(overloadable) eo(int n) A(enable_if(n < 10, "small"));
int A(overloadable) eo(int n) A(enable_if(n >= 10, "big"));
A(noinline) void ni(void) {}
A(always_inline) void ai(void) {}
A(noinline, always_inline) void both(void) {}
A(convergent) void cv(void) {}
A(convergent(1)) void cv1(void) {}
A(convergent) constant int cvv = 1;
A(const) int cn(int);
A(pure) int pu(int);
A(deprecated("old")) void dep(void);
A(unavailable("gone")) void una(void);
A(noduplicate) void nd(void);
A(warn_unused_result) int wur(void);
A(noreturn) void nr(void);
A(weak) void wk(void) {}
A(alias("ni")) void al(void);
A(section(".x")) constant int sec = 1;
A(aligned(3)) constant int al3 = 1;
A(packed) struct pk { char a; int b; };
struct pk2 { char a; int b; } A(packed);
struct ali { int a; } A(aligned(16));
struct ali0 { int a A(aligned(0)); };
typedef int aint A(aligned(64));
struct endi { int a A(endian(host)); };
typedef int en_host A(endian(device));
A(constructor) void ctor(void) {}
A(naked) void nk(void) {}
A(nonnull(1)) void nn(global int *p);
A(nonnull(1)) void nni(int p);
A(mode(DI)) int md;
A(unused) static void un(void) {}
A(cleanup(ni)) int cl_file;
A(vector_size(8)) int vs(void);
A(transparent_union) union tu { int a; float b; };

void calls(int n) {
  en(1);
  en(0);
  en(n);
  en_always(n);
  di(0);
  di(1);
  dw(1);
  eo(3);
  eo(30);
  eo(n);
  dep();
  una();
  wur();
  nn(0);
  A(aligned(16)) int local_al;
  A(cleanup(nn)) int cl;
  A(fallthrough);
  A(noinline) ni();
  A(likely) if (n) {}
  (A(address_space(1)) int *)n;
}

#ifdef TARGET
kernel A(amdgpu_flat_work_group_size(32, 64)) void g1(void) {}
kernel A(amdgpu_waves_per_eu(2)) void g2(void) {}
kernel A(amdgpu_num_vgpr(4)) void g3(void) {}
kernel A(amdgpu_flat_work_group_size(64, 32)) void g4(void) {}
A(amdgpu_num_sgpr(4)) void g5(void) {}
A(amdgpu_kernel) void g6(void) {}
A(nvptx_kernel) void g7(void) {}
A(device) void g8(void) {}
A(sycl_kernel) void g9(void) {}
A(spir_kernel) void g10(void) {}
A(cdecl) void g11(void) {}
[[clang::noinline]] void g12(void) {}
[[clang::opencl_kernel]] void g13(void) {}
#endif
