// std: 1.2 2.0 3.0
struct S { int a; };
int noret(int a) {}
int mayret(int a) { if (a) return 1; }
void vret(int a) { return a; }
void vret2(int a) { return (void)a; }
int emptyret(int a) { return; }
int badret(struct S s) { return s; }
struct S okret(struct S s) { return s; }
float4 vecret(int4 v) { return v; }
float4 scret(float f) { return f; }
__kernel int kret(__global int *p) { return 0; }
void stmts(int i, float f, int4 v, struct S s, const int ci, __global int *g) {
  break;
  continue;
  case 1: ;
  default: ;
  switch (i) {
    int hidden = 1;
  case 0: break;
  case 0: break;
  case 1 ... 4: break;
  case 4: break;
  case 9 ... 5: break;
  case 1.5: break;
  case ci: break;
  case sizeof(int) + 20: break;
  default: break;
  default: break;
  }
  switch (f) { case 1: ; }
  switch (v) { case 1: ; }
  switch (g) { case 0: ; }
  switch (s) { }
  switch ((char)i) { case 300: break; }
  switch (i) { case 'a': continue; }
  switch (i) case 1: i = 2;
  for (int j = 0; j < 4; ++j) { if (j) continue; else break; }
  for (i = 0, f = 0; ; ) { break; }
  if (s) ;
  if (f) ; else ;
  if (i); { i = 1; }
  while (0) int k = 1;
  goto end;
  goto missing;
  goto *g;
unused:
  void *lp = &&end;
  { end: }
  do { i--; } while (i)
  return;
  asm("nop");
  __asm__ volatile ("" : : : "memory");
}
