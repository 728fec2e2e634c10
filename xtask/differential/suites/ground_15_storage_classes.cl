// std: 1.0 1.1 1.2 2.0
#ifdef cl_clang_storage_class_specifiers
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#endif
static constant int G1 = 0;
constant int G2 = 0;
int G3 = 0;
global int G4 = 0;
static float G5 = 0;
static global int G6;
extern constant float G7;
extern float G8;
extern global int G9;
local int G10;
private int G11;
register int G12;
auto int G13;
constant int G14;
extern constant int G15 = 3;
static int h(void) { return 0; }
extern int h2(void);
auto int h3(void);
register int h4(void);
kernel void k(int x) {
  static float l1 = 5;
  static constant float l2 = 1;
  extern constant float l3;
  extern float l4;
  register int l5 = 2;
  auto int l6 = 7;
  static local int l7;
  local static int l8;
  extern local int l9;
  static private int l10;
  static global int l11 = 3;
  static int l12 = x;
  typedef int l13;
  typedef l14;
  auto l15 = 1;
  static int local_fn(void);
  extern int ext_fn(void);
  &l5;
}
