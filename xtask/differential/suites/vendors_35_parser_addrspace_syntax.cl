// std: 1.2 2.0
// Where address space qualifiers may be written.

int global *a1(int global *p) { return p; }
int *global b1(global int *p);
void c1(global local int *p);
void d1(__global global int *p);
void e1(global int x);
void f1(local float arr[4], constant float carr[4], float parr[4]);
global int g1(void);
typedef global int *gip;
typedef global int gi;
void h1(gip p, gi *q, local gi *r);
struct s1 { global int m; };
struct s2 { global int *m; local float *n; constant char *o; };
struct s3 { private int a; };
union u1 { int a; constant int b; };

void body(void) {
  global int x;
  private int y;
  constant int z = 1;
  local int w;
  int *__private pp = &y;
  local int *private lp = &w;
  local int *local lpl;
  int local *arr[4];
  (void)sizeof(global int *);
  (void)(global int)y;
  for (local int i = 0; i < 1; i++) ;
  __attribute__((opencl_global)) int *og;
  __attribute__((opencl_private)) int op = 1;
  global;
  local int;
}

kernel void args(int *priv, global int **pp, global int *global *gg, local int *l) {}
