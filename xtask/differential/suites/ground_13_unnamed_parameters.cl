// std: 1.2 2.0 3.0
int f1(int, float);
int f2(int, float) { return 0; }
int f3(int a, float) { return a; }
kernel void k1(global int *, int) {}
kernel void k2(int[4]);
void f4(void a);
void f5(void, int);
void f6(int, void);
void f7(const void);
void f8(void) { }
void f9() { }
void f10(int, ...);
void f11(...);
void f12(constant char *, ...) { }
void f13(int a, int a);
void f14(int a) { int a; }
void f15(int a) { { int a; } }
void f16(register int a);
void f17(static int a);
void f18(extern int a);
void f19(auto int a);
void f20(typedef int a);
void f21(inline int a);
void f22(int a = 1);
void f23(int a,);
void f24(,int a);
void f25(int a int b);
void f26(int a; int b);
void f27(int a, b);
void f28(a);
void f29(struct T { int i; } t);
void f30(struct U *u);
void f31(int (int));
void f32(int (a), int (*b));
void g(void) { f1(1); f1(1, 2, 3); f9(1); f8(1); f12("a", 1); }
