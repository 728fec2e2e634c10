// std: 1.0 1.1 1.2 2.0 3.0
// switch, goto, labels, loops, returns.

int sw(int a, float f, int4 v, global int *p) {
  switch (a) {
  case 0:
  case 1: a = 2; break;
  case 'c': a = 3; break;
  case 1 + 1: a = 4; break;
  default: break;
  }
  switch (a) { case 1: break; case 1: break; }
  switch (a) { default: break; default: break; }
  switch (a) { case a: break; }
  switch (a) { case 1.5f: break; }
  switch (f) { case 1: break; }
  switch (v) { case 1: break; }
  switch (p) { case 0: break; }
  switch (a) { case 1 ... 5: break; case 4: break; }
  switch ((char)a) { case 300: break; }
  switch (v.x) { case 1: break; }
  switch ((long)a) { case 0x1ffffffffL: break; }
  switch (a) a = 1;
  case 3: a = 1;
  default: a = 2;
  break;
  continue;
  return a;
}

void jumps(int n) {
start:
  n--;
  if (n > 0) goto start;
  goto end;
  goto nowhere;
start:
  n = 2;
unused_label:
  n = 3;
  goto *n;
end:
}

void loops(int n, global float4 *p) {
  for (int i = 0; i < n; ++i) { if (i == 3) continue; if (i == 5) break; }
  for (; n; ) n--;
  while (n) { n -= 1; }
  do n++; while (n < 10);
  do n++ while (n < 10);
  for (int i = 0, j = 10; i < j; i++, j--) ;
  for (int i = 0; i < n) n++;
  for (n = 0; n < 3; n++, n = 2);
  while () n++;
  if n n = 1;
  while (p) break;
  while (*p) break;
  for (; p[0]; ) break;
  if (n) else n = 1;
  else n = 2;
}

int r1(void) { return; }
void r2(void) { return 1; }
int r3(void) { }
float r4(int a) { return a; }
int r5(float4 v) { return v; }
float4 r6(float s) { return s; }
int *r7(global int *p) { return p; }
global int *r8(global int *p) { return p; }
void r9(void) { return r2(); }
kernel int r10(void) { return 1; }
int r11(int a) { if (a) return 1; }
