// std: 1.2 2.0 3.0
typedef int T;
kernel void k(global int *p, int n) {
  for (int i = 0, j = 1; i < n; ++i, ++j) p[i] = j;
  for (int i = 0; i < n; ++i) { int i = 1; p[i] = i; }
  for (int i = 0; i < n; ++i) int q = i;
  for (int i = 0; int j = i; ++i) ;
  for (int2 v = (int2)(0, 1); v.x < n; v.x++) ;
  for (int2 v = 0; v < n; v++) ;
  for (struct { int a; } s = { 0 }; s.a < 2; s.a++) ;
  for (struct S { int a; } s = { 0 }; s.a < 2; s.a++) ;
  for (typedef int U; ; ) break;
  for (T T = 0; T < 3; T++) ;
  for (static int i = 0; i < n; ++i) ;
  for (extern int i; ; ) break;
  for (register int i = 0; i < n; ++i) ;
  for (local int i; ; ) break;
  for (private int i = 0; i < n; ++i) ;
  for (constant int i = 0; i < n; ) break;
  for (int f(void); ; ) break;
  for (enum { A, B } e = A; e < B; e++) ;
  for (int i = 0; i < n) ;
  for (int i = 0) ;
  for (int i = 0, i < n, ++i) ;
  for () ;
  for (;;;) ;
  for (int i : p) ;
  for (n) ;
  for (;n;) { continue; }
  for (int i = 0; i < n; ++i
    p[i] = 0;
  p[i] = 1;
}
void after(void) {}
