// std: 1.0 1.2 2.0 3.0
// Recursion, goto, switch, inline and calls of undeclared functions.

int fact(int n) { return n ? n * fact(n - 1) : 1; }
int even(int n);
int odd(int n) { return n ? even(n - 1) : 0; }
int even(int n) { return n ? odd(n - 1) : 1; }
kernel void rec_k(int n) { rec_k(n - 1); }

inline int in1(int a) { return a; }
static inline int in2(int a) { return a; }
extern inline int in3(int a) { return a; }
__inline int in4(int a) { return a; }
inline int in_var;
inline inline int in5(void) { return 1; }
__attribute__((always_inline)) int in6(void) { return 1; }
__attribute__((noinline)) int in7(void) { return 1; }
inline int in_undef(int);
_Noreturn void nr(void);

kernel void sw(int n, float f, global int *o, int4 v) {
  switch (n) { case 1: o[0] = 1; break; case 2: case 3: break; default: break; }
  switch (n) { case 1: case 1: break; }
  switch (n) { default: default: break; }
  switch (f) { case 1: break; }
  switch (v) { case 1: break; }
  switch (o) { case 1: break; }
  switch (v.x) { case 'a': break; case 1L: break; }
  switch (n) { case n: break; }
  switch (n) { case 1.0f: break; }
  switch (n) { case 1 ... 4: break; }
  case 3: break;
  break;
  continue;
  goto end;
  goto nowhere;
  { local_lbl: o[1] = 2; }
  goto local_lbl;
  int vla_skip = 1;
  goto *o;
  void *p = &&end;
dup: o[2] = 1;
dup: o[3] = 1;
unused: ;
  if (v) return;
  while (v) {}
  if (f) n = 1;
  for (int i = 0; i < n; i++) { if (i == 2) continue; if (i == 3) break; }
  do n--; while (o);
  undeclared(n);
  return n;
end:
  return;
}
int no_value(void) { return; }
int falls(int n) { if (n) return 1; }
