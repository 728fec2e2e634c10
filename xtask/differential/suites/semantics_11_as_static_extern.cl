// std: 1.0 1.1 1.2 2.0 3.0
// Storage class specifiers.

#ifdef cl_clang_storage_class_specifiers
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#endif

static constant int s_c = 1;
static int s_plain = 1;
extern constant int x_c;
extern constant int x_ci = 4;
extern int x_plain;
static void s_fn(void) {}
extern void x_fn(void);
extern void x_fn_def(void) {}
auto int a_file;
register int r_file;
static kernel void s_k(void) {}
extern kernel void x_k(void);
typedef static int bad_t;
static extern int both;

void params(static int a, register int b, extern int c, auto int d) {}

kernel void f(void) {
  static int s;
  static constant int sc = 2;
  static constant int sc_no;
  static global int sg = 3;
  extern int xi;
  extern constant int xc;
  extern constant int xci = 1;
  extern local int xl;
  static local int sl;
  auto int a;
  register int r;
  auto local int al;
  register constant int rc = 1;
  auto constant int ac = 1;
  static void nested(void);
  extern void nested2(void);
  for (static int i = 0; i < 2; ++i) ;
  for (auto int i = 0; i < 2; ++i) ;
}

#ifdef cl_clang_storage_class_specifiers
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : disable
#endif
static constant int s_after = 1;
extern constant int x_after;
_Thread_local int tl;
__thread int tl2;
