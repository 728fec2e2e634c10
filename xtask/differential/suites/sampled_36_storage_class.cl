// std: 1.1 1.2 2.0 3.0
// opts: -DEXT=0
// opts: -DEXT=1

#if EXT
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#endif

extern constant float ec;
static constant float sc = 1.0f;
extern global int eg;
static global int sg;
static int si;
extern int ei;
auto int ai;
register int ri;
extern void fe(void);
static void fs(void) {}
_Thread_local int tl;

void f(register int r, static int s, auto int a) {
  auto int l0 = 1;
  register int l1 = 2;
  static int l2;
  extern int l3;
  static constant int l4 = 1;
  extern constant int l5;
  static local int l6;
  static global int l7;
  extern global int l8;
  static private int l9;
  for (static int i = 0; i < 1; ++i) {}
}

kernel void k(void) {
  static constant float c = 2.0f;
  extern constant float d;
  extern local int e;
  extern void inner(void);
}
