// std: 1.2 2.0
typedef __attribute__((address_space(5))) int as5_int;
typedef __attribute__((opencl_global)) int og_int;
typedef __attribute__((opencl_local)) int ol_int;
__attribute__((address_space())) int *none;

void f(as5_int *a, og_int *g, global int *g2, ol_int *l, __attribute__((opencl_constant)) int *c) {
  g = g2;
  g2 = g;
  g = l;
  g = (og_int *)a;
  global local int *both;
  global global int *same;
  global og_int *same_typedef;
  local og_int *both_typedef;
  private int pv = 1;
  generic int *gen = g;
}

void fn_type(global void) {}
global int ret_qual(void);
struct s { global int field; local int lf; global int *pf; };
