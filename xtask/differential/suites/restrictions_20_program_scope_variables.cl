// std: 1.2 2.0 3.0
// opts: -DDEFAULT_RUN=1
// opts: -DEXT=1
int G1 = 0;
global int G2 = 1;
constant int G3 = 3;
local int G4;
private int G5;
const int G6 = 4;
static int G7;
static constant float G8 = 1.0f;
static global int G9;
extern int G10;
extern constant int G11;
extern global int G12;
extern local int G13;
constant int G14;
global int *G15;
constant int *constant G16 = &G3;
constant int *G17 = &G3;
global int *global G18 = &G2;
#ifdef EXT
extern private int G19;
global float4 G20[4] = {(float4)(1.0f)};
#endif

#if __OPENCL_C_VERSION__ >= 200
generic int G21;
generic int *G22;
#endif

kernel void k() {
  static int s1;
  static constant int s2 = 1;
  static global int s3;
  static local int s4;
  static private int s5;
  extern constant int s6;
  extern int s7;
  auto int s8;
  register int s9;
}
