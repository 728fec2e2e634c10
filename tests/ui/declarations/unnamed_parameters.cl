// std: 1.2+

int f1(int, float);
int f2(int, float) { return 0; }
int f3(int a, float) { return a; }
kernel void k1(global int *, int) {}
kernel void k2(int[4]); //~ ERROR CL0704
void f4(void a); //~ ERROR CL0401
void f5(void, int); //~ ERROR CL0401
void f6(int, void); //~ ERROR CL0401
void f7(const void); //~ ERROR CL0401
void f8(void) { }
void f9() { }
void f10(int, ...); //~ ERROR CL0421
void f11(...); //~ ERROR CL0421
void f12(constant char *, ...) { } //~ ERROR CL0421
void f13(int a, int a); //~ ERROR CL0402
void f14(int a) { int a; } //~ ERROR CL0402
void f15(int a) { { int a; } }
void f16(register int a); //~ ERROR CL0407
void f17(static int a); //~ ERROR CL0407
void f18(extern int a); //~ ERROR CL0407
void f19(auto int a); //~ ERROR CL0407
void f20(typedef int a); //~ ERROR CL0407
void f21(inline int a); //~ ERROR CL0408
void f22(int a = 1); //~ ERROR CL0201
void f23(int a,); //~ ERROR CL0201
void f24(,int a); //~ ERROR CL0201
void f25(int a int b); //~ ERROR CL0201
void f26(int a; int b); //~ ERROR CL0201 //~ ERROR CL0201 //~ ERROR[1.2] CL0307
void f27(int a, b); //~ ERROR CL0205
void f28(a); //~ ERROR CL0409
void f29(struct T { int i; } t);
void f30(struct U *u);
void f31(int (int));
void f32(int (a), int (*b));
void g(void) { f1(1); f1(1, 2, 3); f9(1); f8(1); f12("a", 1); } //~ ERROR CL0603 //~ ERROR CL0603 //~ ERROR CL0603 //~ ERROR CL0603
