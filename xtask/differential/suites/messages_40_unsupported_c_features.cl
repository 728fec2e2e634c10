// std: 1.0 1.2 2.0 3.0
struct bf { int a : 3; unsigned b; int : 2; };
struct flex { int n; int data[]; };
void vla_param(int n, int a[n]);
struct rec { struct rec *next; };
typedef float _Complex cf;
int wide(void);
constant char str[] = "abc";
constant char *sp = "abc";
char *sp2 = "abc";
constant int wstr[] = L"abc";

void f(int n) {
  int a[n];
  int (*b)[n];
  const char *c = "str";
  constant char *d = "str";
  char e[] = "str";
  global char *g = "str";
  long long h = 1LL;
  unsigned long long i = 1ULL;
  long double j = 1.0L;
  int k = 1 ^^ 0;
  goto out;
out:
  bool l = true ^ false;
  _Bool m = 1;
  float o = 0x1.0p3f;
  int p = 'ab';
  int q[] = {[1] = 2, 3};
  struct bf r = {.a = 1, .b = 2};
  asm("nop");
  int4 s[0];
  void *t = &&out;
  int u = ({ n + 1; });
  typeof(n) v = 1;
  undeclared_fn();
  wide(1);
  _Static_assert(sizeof(int) == 4, "int");
  __fp16 w;
  __int128 x;
  wchar_t y;
}
