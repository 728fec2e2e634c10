// std: 1.0 1.2 2.0 3.0
// opts: -DSTORAGE=1
// Storage classes.
auto int a1;
register int a2;
typedef static int a3;
extern constant int ext_c;
static constant int st_c = 1;

static void sf(void) {}
extern void ef(void);
inline int inf(void) { return 1; }
extern inline int einf(void) { return 1; }
static kernel void sk(void) {}
extern kernel void ek(void);
inline kernel void ik(void) {}
auto void af(void);
register void rf(register int p);
void pf(static int p);
void pg(extern int p);

void f(register int p) {
  auto int x1 = 0;
  register int x2 = 1;
  static int x3;
  extern int x4;
  auto constant int x5 = 1;
  register local int x6;
  static x7;
  auto x8 = 3;
  _Thread_local int x9;
  static extern int x10;
  typedef int t;
  t x11 = x2;
  &x2;
  volatile int x12 = 1;
  restrict int x13;
  int *restrict x14 = 0;
}
struct S { static int a; register int b; auto int c; };
