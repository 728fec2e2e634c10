// std: 1.2 2.0
// The parser recovers from errors and reads on.

int missing_semi = 1
constant int after_missing = 2;

kernel void foo(global int *p, int n,) {
  *p = n;
}

kernel void good1(global int *p) { *p = 1; }

void stmts(global int *p, int n) {
  if n > 3) return;
  if (n > 3 return;
  for (int i = 0, i < 3; i++) p[i] = 0;
  for (int i = 0; i < 3) p[i] = 1;
  while () n--;
  do n--; while (n)
  n++;
  switch (n) { case: break; case 1 break; default: default: break; }
}
void stmts2(global int *p, int n) {
  else n = 2;
  case 3: n = 4;
  break;
  continue;
  return return;
}
void stmts3(global int *p, int n) {
  int = 3;
  int a b;
  int c, , d;
  p[ = 2;
  p[1 = 2;
  p[0] = (1 + ;
  p[0] = 1 + * 2 / ;
  n = n ? 1;
  n = n ? : ;
}
void stmts4(global int *p, int n) {
  goto;
  goto nowhere;
  lbl: lbl: n = 1;
  {
    n = 5;
  ;;;
  }
}
void stmts5(global int *p, int n) {
  undeclared(n);
  n = undeclared_var + 1;
  p->x = 1;
  n.y = 2;
  @ n = 3;
  $n = 4;
  n = 08 + 0x + 0b12 + 1e + 1.2.3 + 12abc;
  "unterminated
  'u
}

struct { int a float b; } s1;
struct missing { int a; }
struct incomplete;
void by_inc(struct incomplete i) {}
struct rep { int a; float a; };
enum { A, B = , C };
enum { D E };
union { int i; ; float f };
typedef int;
typedef unknown_t mine;
unknown_t f1(void);
void f2(unknown_t x, int y);
void f3(int a, int a);
void f4(int, void);
void f5(void, int);
int f6(int)(int);
int f7[3](void);
int (f8(void))[2];
() { }
int extra;;
}
kernel void good2(global int *p) { *p = 2; }
#if 1
#else extra
#endif trailing
#elif 3
#undef
#define 3x
#unknown directive
#line bad
#pragma whatever
kernel void good3(global int *p) { *p = __LINE__ }
kernel void foo(global int *p, int n {
  *p = n;
}
