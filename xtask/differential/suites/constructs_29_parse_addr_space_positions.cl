// std: 1.2 2.0

int global *a1(int global *p) { return p; }
int *global a2;
const global int *constant a3 = 0;
typedef global int gint;
typedef global int *gptr;
gint *ok(gint *p) { return p; }
void f1(local int *local *p);
void f2(global local int *p);
void f3(global global int *p);
void f4(global gint *p);
void f5(local gint *p);
void f6(__private int __attribute__((opencl_global)) *p);
struct s {
  global int *p;
  local int q;
  int private r;
};

global int f7(void);
local int *f8(void);

void g(int (*global fp)(int)) {}

kernel void k(global int *p) {
  global int *q = p;
  int global *private r = q;
  private int x = *r;
  for (local int i = 0; i < 3; ++i)
    x++;
  (global int)x;
  sizeof(global int);
  int y = *(global int *)p;
  private int private z;
}
