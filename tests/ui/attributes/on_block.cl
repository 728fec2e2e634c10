// Attributes in the literals of blocks.
// std: 2.0

typedef int (^by_int)(int);
typedef void (^by_none)(void);
#define A(x) __attribute__((x))
void f1(void) { by_int a = ^(int i) A(noreturn) { return i; }; }  //~ ERROR CL0708
void f2(void) { by_int a = ^ A(noreturn) int (int i) { return i; }; }  //~ ERROR CL0708
void f3(void) { by_none a = ^ A(unused) { }; }
void f4(void) { by_none a = ^ A(unused) (void) { }; }
void f5(void) { by_none a = ^(void) A(noreturn) { for (;;); }; }
void f6(void) { by_none a = ^(void) A(section("a")) { }; }
void f7(void) { by_none a = ^(void) A(pure(1)) { }; }
void f8(void) { by_none a = ^(void) A(aligned(x9)) { }; }  //~ ERROR CL0501
void f9(void) { by_none a = ^(void) A(always_inline(1)) { }; }
