// std: 1.2 2.0
struct __attribute__((packed)) P { char c; int i; };
struct __attribute__((aligned(16))) A { char c; };
struct Q { char c; int i __attribute__((packed)); };
int szp[sizeof(struct P) == 5 ? 1 : -1];
int sza[sizeof(struct A) == 16 ? 1 : -1];
typedef int ai __attribute__((aligned(3)));
typedef int aj __attribute__((aligned(8)));
typedef int ak __attribute__((aligned(-8)));
typedef int al __attribute__((packed));
typedef float4 en __attribute__((endian(host)));
global int *e1 __attribute__((endian(device)));
typedef float f4 __attribute__((vec_type_hint(4)));
struct B { int a __attribute__((aligned(2))); };

void f(void) {
  int x __attribute__((aligned(16)));
  local int y __attribute__((aligned(64)));
  private char z[4] __attribute__((aligned));
  int w __attribute__((unknown_attr));
  int n __attribute__((nosvm));
  global int *p __attribute__((nosvm));
  int v __attribute__((aligned(x)));
  int u __attribute__((address_space(1)));
  __attribute__((opencl_global)) int *g;
  __attribute__((opencl_local)) int lg;
}
void g(global int *p __attribute__((nosvm))) {}
__attribute__((always_inline)) void h(void) {}
__attribute__((noinline)) __attribute__((convergent)) void c(void);
__attribute__((convergent)) int cv;
