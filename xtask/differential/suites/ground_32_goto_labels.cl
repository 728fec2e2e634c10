// std: 1.2 2.0 3.0
kernel void k(int n, global int *p) {
  goto end;
  start: n++;
  goto start;
  goto missing;
  start: n--;
  { inner: n = 3; }
  goto inner;
  goto over;
  int4 v = (int4)(1);
  local int l;
  over: n = 4;
  goto n;
  goto 3;
  goto ;
  goto *p;
  goto *&&start;
  void *a = &&start;
  unused_label: ;
  __label__ loc;
  { __label__ loc; loc: goto loc; }
  { __label__ loc2; }
  n: n = n;
  int: n = 1;
  lab:
  int d = 1;
  lab2:
  lab3: ;
  if (n) in_if: n = 1;
  int vla[n];
  goto lab4;
  { int x = ({ lab4: 1; }); }
  asm_lab: __asm__("");
  asm("nop");
  __asm volatile("" : : "r"(n));
  asm goto("" : : : : start);
  end:
}
