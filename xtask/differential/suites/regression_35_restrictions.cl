// std: 1.0 1.2 3.0
void vla(int n) {
  int a[n];
}
void bitfield(void) {
  struct { int a : 3; } s;
}
void fptr(void) {
  void (*p)(void) = bitfield;
  bitfield();
  (&bitfield)();
}
int varargs(int a, ...);
void cls(void) {
  auto int a;
  register int b;
  static int c;
  extern int d;
}
int recursive(int n) { return n ? recursive(n - 1) : 0; }
int implicit(void) { return undeclared_function(3); }
