// std: 1.0 1.1 1.2 2.0 3.0
// Storage class specifiers per edition.

static int helper_static(int x) { return x; }
extern int helper_extern(int x);
inline int helper_inline(int x) { return x; }
static inline int helper_si(int x) { return x; }

static __constant int c_static = 1;
extern __constant int c_extern;
extern __constant int c_extern_init = 3;   // warning

static int g_static = 0;
extern int g_extern;
static __global int gg_static = 4;
extern __global int gg_extern;

auto int g_auto;                           // error
register int g_register;                   // error
static extern int both;                    // error
typedef static int t_static;               // error

kernel void locals(__global int *out) {
  auto int a = 1;
  register int b = 2;
  static int c = 3;
  static __constant int d = 4;
  static __global int e = 5;
  static __local int f;
  extern int g;
  extern __constant int h;
  extern __global int i;
  extern __local int j;
  static __private int k;
  extern int fn(int);
  static int fn2(int);                     // error
  *out = a + b + c + d + e + fn(1);
}

void params(register int a,
            auto int b,                    // error
            static int c,                  // error
            extern int d);                 // error

struct S {
  static int a;                            // error
  register int b;                          // error
};

static kernel void k_static(void) {}       // error
extern kernel void k_extern(void);
inline kernel void k_inline(void) {}
kernel static void k_static2(void);        // error

#if __OPENCL_C_VERSION__ >= 120 || defined(cl_clang_storage_class_specifiers)
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#endif
void after_pragma(void) {
  static __constant int x = 1;
  for (static int i = 0; i < 3; i++) {}
  for (register int i = 0; i < 3; i++) {}
}

_Thread_local int tls;                     // error
__thread int tls2;                         // error
