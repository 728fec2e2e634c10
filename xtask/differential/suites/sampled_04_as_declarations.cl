// std: 1.2 2.0 3.0

__global int g0;
__local int g1;
__private int g2;
__constant int g3;
__constant int g4 = 4;
int g5;
static int g6 = 6;
static __global int g7;
static __constant int g8 = 8;
extern __constant int g9;
extern int g10;

__global int *p0;
__constant int *__constant p1 = &g4;
__global int *__constant p2 = 0;

typedef __global int global_int_t;

void locals(void) {
  __private int a;
  __global int b;
  __constant int c = 1;
  __local int d;
  global_int_t e;
  global_int_t *f = 0;
  static __constant int h = 2;
  static int i;
  extern __constant int j;
}

__global int ret0(void);
__constant int ret1(void);
__private int ret2(void);
__global int *ret3(void);
