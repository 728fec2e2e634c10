// std: 1.2 2.0 3.0
int global *g1(int global *p);
int const global volatile *g2(const int volatile __global *p) { return p; }
global constant int *both;
void twice(global global int *p);
void conflict(global local int *p);
void after_star(int *global p);
void on_array(global int p[4]);
void in_array(int p[global 4]);
global void ret_q(void);
global int ret_g(void);
global int *ret_pg(void);
kernel kernel void twok(void);
inline kernel void ik(void);
void kernel k_after(void) {}
kernel int kint(void) { return 0; }

typedef global int gint;
typedef local gint lgint;

struct S {
  global int *p;
  global int q;
  local float r;
  kernel int s;
};

void body(gint *p) {
  global int *restrict q = p;
  int restrict bad;
  (global int *)p;
  sizeof(local int *);
  for (private int i = 0; i < 1; ++i) ;
  for (global int j = 0; ; ) ;
  read_only int ro;
  register int r;
  auto int a;
  extern int e;
  static private int sp;
}
