// std: 1.2 2.0 3.0
// switch, goto, labels, and recovery after malformed declarations.

enum color { RED, GREEN = 5, BLUE };
typedef enum { A = 1 << 4, B = A | 1, } flags_t;

int sw(int n, enum color c, float f, int4 v) {
  switch (n) {
  case 0: return 1;
  case 1 ... 3: n++; break;
  case 'a':
  case A:
    n = 2;
  default: break;
  }
  switch (c) {
  case RED: return 0;
  case GREEN:;
  }
  switch (n) {
  case 1: break;
  case 1: break;
  case n: break;
  case 1.0f: break;
  default:
  default: break;
  }
  switch (f) { case 1: break; }
  switch (v) { case 1: break; }
  switch (n) { int x; case 1: x = 1; }
again:
  if (n-- > 0) goto again;
  goto missing;
again:
  break;
  continue;
  do { if (n) continue; } while (n--);
  for (int i = 0, j = 1; i < j; ) { i++; int k = i; }
  case 3: ;
  return v.x;
}

kernel void missing_semi(global int *o) {
  int a = 1
  int b = 2;
  o[0] = a + b;
}
kernel vod misspelt(global int *o) { o[0] = 1; }
kernel void after(global int *o) {
  o[0] = (1 + 2;
  o[1] = undeclared;
  undeclared_fn(1);
  o[2] = 3 +;
  o[3] == 4;
  else o[4] = 1;
  float4 f = (float4)(1.0f, );
  return 1;
}
global int;
kernel void good(global int *o) { *o = BLUE + B; }
