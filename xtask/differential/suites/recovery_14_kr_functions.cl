// std: 1.0 1.2 3.0
int kr1(a, b) int a; int b; { return a + b; }
int kr2(a, b) int a, b; { return a + b; }
int kr3(a) { return a; }
int kr4(a) float b; { return a; }
int kr5(a, a) int a; { return a; }
int kr6(a) int a = 3; { return a; }
int kr7(a) register int a; { return a; }
int kr8(a) static int a; { return a; }
int kr9(p) global int *p; { return *p; }
int kr10(a, b);
int kr11(int a, b) int b; { return a; }
int kr12(a, int b) { return b; }
kernel void kr13(p) global int *p; { *p = 1; }
kr14() { return 1; }
kernel kr15(void) { }
int kr16();
int kr16(int x) { return x; }
int kr17() { return kr16(1) + kr16(); }
static kr18(void);
extern kr19;
int kr20(v, f) float4 v; float f; { return kr1(1, 2, 3) + kr1(1); }
void kr21(void x) {}
void kr22(void, int y) {}
void kr23(int, void) {}
void kr24(int) { }
void kr25(...) {}
void kr26(int a, ...) {}
void call(void) {
  kr17(1);
  kr16(1.0f);
  implicit(1);
  kr24(1, 2);
}
