// std: 1.2 2.0 3.0
enum E { A, B, C };
void f(int n, float x, int2 v, global int *p, enum E e, char c, ulong u) {
  switch (n) { case 1: case 2: break; case 1: break; }
  switch (n) { default: break; default: break; }
  switch (n) { case n: break; }
  switch (n) { case 1.0f: break; }
  switch (n) { case 1 ... 5: break; case 3: break; case 9 ... 7: break; }
  switch (x) { case 1: break; }
  switch (v) { case 1: break; }
  switch (p) { case 0: break; }
  switch (v.x) { case 1: break; }
  switch (e) { case A: break; case B: break; }
  switch (e) { case A: case B: case C: case 7: break; }
  switch (c) { case 300: break; case 'a': break; case 97: break; }
  switch (u) { case -1: break; case 0x100000000UL: break; }
  switch (n) { int q = 1; case 1: n = q; }
  switch (n) { case 1: int q = 1; n = q; break; }
  switch (n) { case 1: }
  switch (n) { case 1: ; default: }
  switch (n) case 1: n++;
  switch (n) ;
  switch (n) n++;
  switch (int m = n) { default: break; }
  switch () { default: break; }
  switch n { default: break; }
  switch (n) { case: break; }
  switch (n) { case 1 break; }
  switch (n) { case 1; break; }
  switch (n) { default 1: break; }
  switch (n) { local int l; case 1: break; }
  switch (1) { case 2: n++; }
  switch (n > 0) { case 1: break; case 2: break; }
  switch (sizeof(int4)) { case 16: break; }
  switch (n) { case (int)2.5f: break; case 2: break; }
  switch (n) { while (n) { case 5: n--; continue; } break; }
  case 4: n++;
  default: n++;
  continue;
  break;
}
