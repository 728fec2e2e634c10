// std: 1.2 2.0 3.0
int recurse(int n) { return n ? recurse(n - 1) : 0; }
void vla(int n) { int a[n]; }
void vla_param(int n, int a[n]) {}
struct flex { int n; int data[]; };
long double ld;
float _Complex fc;
_Thread_local int tls;
__thread int tls2;
goto_ok(void);
int implicit_decl(void) { return undeclared_fn(3); }
void lab(int i) {
again:
  if (i--)
    goto again;
  void *p = &&again;
  goto *p;
}
kernel int main(void) { return 0; }
void kr(a) int a; {}
_Static_assert(sizeof(long) == 8, "long");
long long ll = 1;
unsigned long long ull(void);
__int128 i128;
int sw(int i) {
  switch (i) {
  case 1 ... 3:
    return 1;
  default:
    return 2;
  }
}
void tryit(void) { asm("nop"); }
