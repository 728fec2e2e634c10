// Where `fallthrough` stands.
// std: 2.0 3.0

void f1(int n) {
  switch (n) { case 1: while (n) __attribute__((fallthrough)); default: ; } //~ ERROR CL0908
}
void f2(int n) {
  switch (n) { case 1: for (;;) { __attribute__((fallthrough)); } default: ; } //~ ERROR CL0908
}
void f3(int n) {
  switch (n) { __attribute__((fallthrough)); default: ; }
}
void f5(int n) {
  switch (n) { case 1: do { __attribute__((fallthrough)); } while (n); default: ; } //~ ERROR CL0908
}
void f6(int n) {
  switch (n) { case 1: switch (n) { case 3: __attribute__((fallthrough)); } default: ; }
}
void f7(int n) {
  switch (n) { case 1: __attribute__((fallthrough)); l: default: ; } //~ ERROR CL0908
}
void f8(int n) {
  switch (n) { case 1: __attribute__((fallthrough)); { default: ; } }
}
void f9(int n) {
  switch (n) { case 1: __attribute__((fallthrough)); int a; default: ; } //~ ERROR CL0908
}
void f10(int n) {
  switch (n) { case 1: __attribute__((fallthrough)); break; default: ; } //~ ERROR CL0908
}
void f11(int n) {
  switch (n) { case 1: return; __attribute__((fallthrough)); default: ; }
}
void f12(int n) {
  switch (n) { case 1: if (n) __attribute__((fallthrough)); default: ; }
}
void f13(int n) {
  switch (n) { case 1: if (n) __attribute__((fallthrough)); n++; default: ; } //~ ERROR CL0908
}
void f14(int n) {
  switch (n) case 1: __attribute__((fallthrough)); //~ ERROR CL0908
}
void f15(int n) {
  switch (n) { case 1: while (n) { if (n == 2) { __attribute__((fallthrough)); default: ; } } }
}
void f16(int n) {
  switch (n) { case 1: __attribute__((fallthrough)); ; default: ; }
}
void f17(int n) {
  switch (n) { case 1: { __attribute__((fallthrough)); } ; default: ; }
}
void f18(int n) {
  switch (n) { case 1: ^{ __attribute__((fallthrough)); }(); default: ; } //~ ERROR CL0908
}
void f19(int n) {
  switch (n) { case 1: __attribute__((fallthrough)); n++; default: ; }
  if (n) __attribute__((fallthrough)); //~ ERROR CL0908
}
void f20(int n) {
  for (;;) { switch (n) { case 1: continue; __attribute__((fallthrough)); n++; default: ; } }
}
void f21(int n) {
  switch (n) { case 1: goto l; __attribute__((fallthrough)); n++; default: ; }
  l:;
}
void g2(int n) {
  __attribute__((fallthrough)); //~ ERROR CL0908
}
void g4(int n) {
  switch (n) { case 1: n++; __attribute__((fallthrough)) n++; case 2: ; } //~ ERROR CL0708
}
__attribute__((fallthrough)) void g7(int n) { //~ ERROR CL0708
  __attribute__((fallthrough)) int a; //~ ERROR CL0708
  __attribute__((fallthrough(1))); //~ ERROR CL0709
}
