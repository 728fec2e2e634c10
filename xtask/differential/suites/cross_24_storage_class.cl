// std: 1.0 1.2 2.0 3.0

static constant int G1 = 0;
static int G2 = 0;
static global int G3 = 0;
static local int G4;
extern constant float E1;
extern int E2;
extern global int E3;
extern local int E4;
extern private int E5;
auto int A1 = 1;
register int R1 = 1;
typedef int T1;
static void sf(void) {}
extern void ef(void);

kernel void kern(void) {
  constant int L1 = 0;
  local int L2;
  auto int L3 = 7;
  register int L4 = 8;
  static int L5 = 9;
  static constant int L6 = 1;
  static global int L7;
  static local int L8;
  static private int L9;
  extern int L10;
  extern constant float L11;
  extern global int L12;
  extern local int L13;
  extern void inner(void);
  auto global int L14;
  register local int L15;
}

void nonkern(register int a, static int b, auto int c, extern int d) {
  static int N1 = 0;
  static constant float N2 = 1.0f;
  extern constant int N3;
}
