// std: 1.2 3.0
// Generic attributes in OpenCL C.

struct __attribute__((packed)) s1 { char c; int i; };
struct s2 { char c; int i __attribute__((packed)); };
struct s3 { int i; } __attribute__((aligned(16)));
struct s4 { int i; } __attribute__((aligned(3)));
struct s5 { int i __attribute__((aligned("8"))); };
struct s6 { int i; } __attribute__((aligned));
struct s7 { int i; } __attribute__((endian(host)));
struct s8 { int i __attribute__((endian(device))); };

__attribute__((always_inline)) int f1(int a) { return a; }
__attribute__((noinline)) int f2(int a) { return a; }
__attribute__((noinline, always_inline)) int f3(int a) { return a; }
__attribute__((const)) int f4(int a);
__attribute__((pure)) int f5(int a);
__attribute__((overloadable)) int f6(int a);
__attribute__((overloadable)) float f6(float a);
int f6(char a);
__attribute__((unused)) static int f7(void) { return 0; }
__attribute__((nonexistent)) int f8(int a);
__attribute__((warn_unused_result)) int f9(void);
__attribute__((deprecated("use f9"))) int f10(void);
__attribute__((convergent)) void f11(void);
__attribute__((noduplicate)) void f12(void);
__attribute__((opencl_unroll_hint(4))) void f13(void);
__attribute__((optnone)) void f14(void) {}
__attribute__((noreturn)) void f15(void);
__attribute__((format(printf, 1, 2))) int f16(constant char *fmt, ...);
__attribute__((const(1))) int f17(int a);
__attribute__((vector_size(16))) int v18(void);
__attribute__((ext_vector_type(4))) int v19(void);

void use(int n) {
  int a __attribute__((aligned(64)));
  int b __attribute__((unused));
  f9();
  f10();
  f6(1);
  f6(1.0f);
  f6(1.0);
  __attribute__((fallthrough));
}
