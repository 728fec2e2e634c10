// std: 1.2 2.0 3.0
typedef int lab_t;
void f(int n) {
  goto fwd;
  n++;
fwd:
  n--;
back: ;
  if (n) goto back;
  goto missing;
dup: n++;
dup: n--;
unused_label: n = 0;
n: n = 1;
lab_t: n = 2;
  goto lab_t;
  goto n;
  goto 3;
  goto;
  goto *n;
  void *p = &&fwd;
  goto *p;
  goto fwd
  n = 3;
  __label__ late;
  { inner: n++; }
  goto inner;
  if (n) { only: } else other: n++;
  lab: int x = 1;
  case_like: float4 v;
  goto over;
  int skip = 4;
over:
  n = skip;
at_end:
}
void g(int n) {
  { __label__ loc; loc: n++; goto loc; }
  goto loc;
  goto fwd;
}
kernel void h(global int *p) {
  goto l;
  local int sh[4];
l: p[0] = sh[0];
  { local int in_block; m: ; }
}
