// std: 1.2 2.0 3.0
// CHECK: VarDecl {{.*}} td 'int'
typedef int *ptr_td;
typedef global int gint;
#if __OPENCL_C_VERSION__ >= 200
int s;
static int ss;
ptr_td gtp;
#endif
constant int cs = 1;
gint *constant cp = 0;

struct c2 {
  int i;
  int *p;
  gint *gp;
};

int *f(int *p, int a[]) {
  return p;
}

void local_types(global int *g, local int *l) {
  int *pp;
  int **ppp = &pp;
  ptr_td t = pp;
  gint *gg = g;
  const __typeof__(*g) *tg = g;
  __typeof__(*l) *tl = l;
  struct c2 c = {1, pp, g};
  c.p = *ppp;
  c.gp = g;
#if __OPENCL_C_VERSION__ >= 200
  pp = g;
  pp = &s;
  *f(&s, pp) = _Generic(&s, global int *: 1, default: 2);
#else
  pp = g;
#endif
  gint bad;
}
