// std: 1.2 2.0 3.0
// Inline, static and extern functions; storage classes.

inline int inl(int a) { return a + 1; }
static int stat(int a) { return a * 2; }
static inline int statinl(int a) { return inl(a) + stat(a); }
extern int ext(int a);
extern inline int extinl(int a) { return a; }
__inline__ int inl2(int a) { return -a; }
__attribute__((always_inline)) int always(int a) { return a; }
__attribute__((noinline)) int never(int a) { return a; }
inline __attribute__((always_inline)) float4 both(float4 v) { return v.wzyx; }
static int fwd(int);
static int fwd_undef(int);
inline int decl_only(int);

kernel void use(global int *o) {
  o[0] = statinl(o[1]) + ext(2) + extinl(3) + inl2(4);
  o[1] = always(1) + never(2) + fwd(3);
  extern int inner(int);
  o[2] = inner(1);
}

static int fwd(int a) { return a; }

auto int a_file;
register int r_file;
void storage(int n) {
  auto int a = n;
  register int r = n;
  static int s = 1;
  static constant int sc = 2;
  static global int sg = 3;
  static local int sl;
  extern int e;
  extern constant int ec;
  extern global int eg;
  typedef int local_t;
  _Thread_local int t;
  register global int *rp;
  a += r + sc;
}
void reg_param(register int a) {}
void static_param(static int a) {}
int redef(int a) { return a; }
int redef(int a) { return a; }
static void later(void);
void later(void) {}
void first(void);
static void first(void) {}
