// Labels that GNU C's `__label__` declares belong to the block whose start it stands at.

void apart(int n) {
  { __label__ out; if (n) goto out; n = 1; out:; }
  { __label__ out; if (n) goto out; n = 2; out:; }
}
void beside_the_functions_own(int n) {
  goto out;
  { __label__ out; out: goto out; }
  out:;
  { __label__ out; goto out; out:; }
}
void outwards(int n) {
  __label__ end;
  { __label__ next; next: if (n) goto end; if (n + 1) goto next; }
  end: goto far;
  far:;
}
void nested(int n) {
  { __label__ a; { a: goto a; } goto a; }
  { __label__ b; { __label__ b; b: goto b; } b: goto b; }
}
void anywhere(int n) {
  if (n) { __label__ a; a:; }
  switch (n) { __label__ a; case 1: a: goto a; }
  for (;;) { __label__ a; a: goto a; }
}
int value(int n) {
  return ({ __label__ out; if (n) goto out; n = 3; out: n + 1; });
}
void inwards(int n) {
  goto in;  //~ ERROR CL0904
  { __label__ in; in:; }
}
void behind(int n) {
  { __label__ a; a:; }
  goto a;  //~ ERROR CL0904
}
void outside(int n) {
  { __label__ a; goto a; }  //~ ERROR CL0904
  a:;
}
void unused(int n) {
  { __label__ a; }  //~ ERROR CL0904
  a: goto a;
}
void inner(int n) {
  { __label__ b; { __label__ b; b:; } goto b; }  //~ ERROR CL0904
}
void placed_twice(int n) {
  { __label__ a; a:; { a:; } }  //~ ERROR CL0402
  { __label__ a; a:; }
  a:;
  { a:; }  //~ ERROR CL0402
}
void declared_twice(int n) {
  { __label__ a, a; a:; }  //~ ERROR CL0402
  { __label__ b; __label__ c, b; b: c:; }  //~ ERROR CL0402
}
void assembly(int n) {
  { __label__ a; __asm__ goto("" : : : : a); a:; }
  { __label__ a; __asm__ goto("" : : : : a); }  //~ ERROR CL0904
}
