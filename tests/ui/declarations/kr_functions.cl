// std: 1.0 1.2 3.0+

int kr1(a, b) int a; int b; { return a + b; }
int kr2(a, b) int a, b; { return a + b; }
int kr3(a) { return a; } //~ ERROR CL0205
int kr4(a) float b; { return a; } //~ ERROR CL0205 //~ ERROR CL0409
int kr5(a, a) int a; { return a; } //~ ERROR CL0205
int kr6(a) int a = 3; { return a; } //~ ERROR CL0201
int kr7(a) register int a; { return a; } //~ ERROR CL0407
int kr8(a) static int a; { return a; } //~ ERROR CL0407
int kr9(p) global int *p; { return *p; }
int kr10(a, b); //~ ERROR CL0409
int kr11(int a, b) int b; { return a; } //~ ERROR CL0205 //~ ERROR CL0201 //~ ERROR CL0201 //~ ERROR[1.0,1.2] CL0307
int kr12(a, int b) { return b; } //~ ERROR CL0201 //~ ERROR CL0205
kernel void kr13(p) global int *p; { *p = 1; }
kr14() { return 1; } //~ ERROR CL0205
kernel kr15(void) { } //~ ERROR CL0205 //~ ERROR CL0701
int kr16();
int kr16(int x) { return x; } //~ ERROR CL0403
int kr17() { return kr16(1) + kr16(); } //~ ERROR CL0603
static kr18(void); //~ ERROR[1.0] CL0407 //~ ERROR CL0205
extern kr19; //~ ERROR[1.0] CL0407 //~ ERROR CL0205 //~ ERROR[1.0,1.2] CL0307
int kr20(v, f) float4 v; float f; { return kr1(1, 2, 3) + kr1(1); }
void kr21(void x) {} //~ ERROR CL0401
void kr22(void, int y) {} //~ ERROR CL0401
void kr23(int, void) {} //~ ERROR CL0401
void kr24(int) { }
void kr25(...) {} //~ ERROR CL0421
void kr26(int a, ...) {} //~ ERROR CL0421
void call(void) {
  kr17(1); //~ ERROR CL0603
  kr16(1.0f); //~ ERROR CL0603
  implicit(1); //~ ERROR CL0601
  kr24(1, 2); //~ ERROR CL0603
}
