// std: 1.0 1.2 2.0 3.0

// Features of C99 that OpenCL C withholds, and their near neighbours.

#define LOG(fmt, ...) fmt
#define LOG2(args...) args
int call_log = LOG(1, 2, 3);

void vla(int n, int m[n], int (*p)[n]) {
  int a[n];
  int b[4];
  int c[sizeof(n)];
  const int k = 3;
  int d[k];
  enum { E = 2 };
  int e[E];
  typedef int td[n];
  int (*q)[n];
  int f[] = {1, 2};
  int g[0];
  int h[-1];
  int i[];
}

struct bits {
  int a : 3;
  unsigned b : 1;
  int : 0;
  int c;
  bool d : 1;
  int4 e : 2;
};

struct flex { int n; int data[]; };
struct zero { int n; int data[0]; };
struct empty {};
struct anon { int a; union { int b; float c; }; };
struct recursive { struct recursive *next; global struct recursive *gnext; };
struct infinite { struct infinite in; };

void varargs(int n, ...);
void varargs_def(char c, ...) { }
void noproto();
void call_noproto(void) { noproto(1, 2); noproto(); }
int printf_like(constant char *f, ...);
implicit_ret(void) { return 1; }
void call_undeclared(void) { no_such_function(1); }

void jumps(int n) {
  if (n) goto out;
  n = 2;
again:
  n--;
  if (n) goto again;
  void *l = &&out;
  goto *l;
out:;
  goto nowhere;
}

int rec(int n) { return n ? rec(n - 1) : 0; }
int mutual_b(int n);
int mutual_a(int n) { return mutual_b(n); }
int mutual_b(int n) { return mutual_a(n); }
kernel void rec_kernel(int n) { if (n) rec_kernel(n - 1); }

void storage(void) {
  auto int a;
  register int b;
  static int c;
  extern int d;
  typedef int e;
  _Thread_local int f;
  static const int g = 1;
  void nested_decl(int);
  static void nested_static(int);
  extern void nested_extern(int);
}
static void internal(void) {}
extern void external(void);
register int file_reg;
auto int file_auto;
inline int inl(int a) { return a; }
static inline int sinl(int a) { return a; }
void reg_param(register int a, static int b, extern int c, auto int d) {}
