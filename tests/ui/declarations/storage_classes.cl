// Storage classes by scope and edition.

static int a; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
extern int b; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
static constant int c = 1; //~ ERROR[1.0,1.1] CL0407
extern constant int d; //~ ERROR[1.0,1.1] CL0407
extern constant int e = 1; //~ ERROR[1.0,1.1] CL0407
auto int f; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0407
register int g; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0407
static global int h; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
extern global int i; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
static local int j; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
static private int k; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
static void sf(void) {} //~ ERROR[1.0,1.1] CL0407
extern void ef(void); //~ ERROR[1.0,1.1] CL0407
extern void eg(void) {} //~ ERROR[1.0,1.1] CL0407
auto void af(void); //~ ERROR CL0407
register void rf(void); //~ ERROR CL0407
typedef static int ts; //~ ERROR CL0204
static extern int se; //~ ERROR CL0204 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
static int static sx; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
static struct { int a; } ss; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
static const int cc = 1; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
const int cd = 1; //~ ERROR[1.0,1.1,1.2] CL0307
volatile int ve; //~ ERROR[1.0,1.1,1.2] CL0307
inline static int isf(void) { return 1; } //~ ERROR[1.0,1.1] CL0407
void fn(static int x, register int y, extern int z, auto int w, typedef int t) { //~ ERROR CL0407
  static int a; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  extern int b; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  auto int c; //~ ERROR CL0407
  register int d; //~ ERROR CL0407
  static constant int e = 1; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static global int g; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  extern local int h; //~ ERROR CL0307 //~ ERROR[1.0,1.1] CL0407
  static const int i = 1; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  extern const int j; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  static private int k; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[2.0+] CL0307
  extern void l(void); //~ ERROR[1.0,1.1] CL0407
  static int m = 1, n = 2; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static int o[2] = {1, 2}; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static struct { int x; } p; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static global int *q; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static constant int *r; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static int *s = &m; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static int t2 = m; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[2.0+] CL0439
  static int u = x; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[2.0+] CL0439
  { static int v; extern int b2; } //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  for (static int w2;;) {} //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1,2.0+] CL0407
  constant int *static pp; //~ ERROR CL0201
  static constant char *str = "abc"; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static local int *lp; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
}
kernel void kn(static global int *p, register int r) { //~ ERROR CL0407
  static int a; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  extern int b; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  static constant int c = 2; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static local int d; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[2.0+] CL0307
  extern constant int e; //~ ERROR[1.0,1.1] CL0407
  auto local int f; //~ ERROR CL0407
  static global int g = 3; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
}
