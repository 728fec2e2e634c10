// std: 1.2 2.0 3.0
// Several address spaces in one type, and where none may be written.
global global int *a;
global constant int *b;
local private int *c;
typedef global int gint;
typedef local int *lptr;
constant gint d = 1;
global gint *e0;
struct S {
  global int x;
  local int *y;
  constant int z[2];
  private int w;
};
global int ret_global(void);
local int *ret_local(void);
constant float ret_constant();
private int ret_private();
void par(global int x, local int y, constant int z, private int w);
void par2(gint x);
void f() {
  global int x;
  gint y;
  lptr z;
  (global int)1;
  sizeof(global int);
  int global *q;
  int *global r;
  __attribute__((opencl_global)) int *t;
  __attribute__((opencl_local)) int u;
  __attribute__((opencl_generic)) int *v;
  __attribute__((address_space(1))) int *w;
}
#if __OPENCL_C_VERSION__ >= 200
generic int g0;
void gen(generic int *p, generic int x) {}
#else
int generic;
#endif
