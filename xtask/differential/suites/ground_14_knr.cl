// std: 1.0 1.2 2.0
int old1(a, b) int a; float b; { return a + (int)b; }
int old2(a) { return a; }
int old3(a, b) int a, b; { return a; }
int old4(a) int a; int b; { return a; }
int old5(a) int a = 1; { return a; }
int old6(a) static int a; { return a; }
int old7(a, a) int a; { return a; }
int old8(a, int b) int a; { return a; }
int old9(a, b);
int old10();
int old10(int a) { return a; }
int old11();
int old11(char a);
int old12(int);
int old12();
void old13() {}
void old13(int);
kernel void oldk(p) global int *p; { *p = 1; }
kernel void oldk2() {}
typedef int T;
int old14(T) { return 0; }
int old15(T, x) int x; { return 0; }
void use(void) {
  old10();
  old10(1, 2);
  old11(1);
  old13(3);
  old1(1, 2.0f);
  int (*)() ;
  implicit(1);
  int x = implicit2();
}
