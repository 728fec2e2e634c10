// std: 1.0 1.2 2.0 3.0
static int fs(int a) { return a; }
extern int fe(int a);
inline int fi(int a) { return a; }
static constant int sc = 1;
extern constant int ec;
constant int ec = 3;
extern constant int ei = 3;
auto int ga = 1;
register int gr = 1;
typedef static int bad_t;
static extern constant int two = 1;
_Thread_local int tl;
__thread int t2;
static void fdecl(void);
auto void fa(void);

void params(static int a, extern int b, auto int c, register int d);

kernel void k(global int *p) {
  static constant int a = 1;
  extern constant int ec;
  register int r = p[0];
  auto float x = 1.0f;
  static int b = 2;
  extern int fe2(int);
  static void fl(void);
  for (static int i = 0; i < 2; ++i) ;
  for (extern int i; ; ) ;
  &r;
  typedef int inner_t;
  inner_t q = fs(1) + fe(2) + fi(3);
}
struct s { static int m; extern int n; register int o; constant int c; local int l; global int *p; };
