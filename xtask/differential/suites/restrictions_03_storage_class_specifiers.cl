// std: 1.0 1.2 3.0
// opts: -DDEFAULT_RUN=1
// opts: -DENABLE=1
#ifdef ENABLE
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#endif
static constant int G1 = 0;
extern constant int G2;
static kernel void k0() {}
static void sf() {}
extern void ef();
inline void inl() {}
auto void af();
register constant int G3 = 1;
kernel void k(static int p, register int q) {
  static constant int L1 = 0;
  extern constant int L2;
  static local int L3;
  auto int L4 = 5;
  register int L5;
  _Thread_local int L6;
  typedef int T;
  for (static int i = 0;;) break;
}
void f(extern int a, auto int b);
thread_local constant int G4 = 0;
__thread constant int G5 = 0;
