// What _Alignas takes and stands on.

_Alignas(8) constant int a1 = 1; _Alignas(0) constant int a2 = 1; _Alignas(3) constant int a3 = 1;  //~ ERROR CL0709
_Alignas(2) constant int a4 = 1; _Alignas(long) constant int a5 = 1; _Alignas(char) constant int a6 = 1;
_Alignas(2) _Alignas(8) constant int a7 = 1;
_Alignas(16) struct S { int a; };
struct T { _Alignas(16) int a; _Alignas(16) int b; };
struct U { _Alignas(2) int a; };
constant int ck[sizeof(struct T) == 32 ? 1 : -1] = {0};
typedef _Alignas(8) int TI;
void f1(_Alignas(8) int x);
_Alignas(8) void f2(void);
int _Alignas(8) f3(void);
void f4(int n) { _Alignas(n) int y; _Alignas(16) int ok; _Alignas(1.5) int z; }  //~ ERROR CL0709 //~ ERROR CL0709
void f5(int n) { sizeof(_Alignas(8) int); (_Alignas(8) int)n; }  //~ ERROR CL0201 //~ ERROR CL0201
enum { _Alignas(8) EE };  //~ ERROR CL0201
enum _Alignas(8) EF { EFF };  //~ ERROR CL0201
void f6(void) { _Alignas(-1) int q; _Alignas() int r; }  //~ ERROR CL0201 //~ ERROR CL0709
void f7(void) { _Alignas(1ul << 33) int q; }  //~ ERROR CL0709
_Alignas(8) int;
_Alignas(struct Nope) constant int a8 = 1;  //~ ERROR CL0401
_Alignas(int[4]) constant int a9 = 1;

constant int _Alignas(16) a11 = 1;
constant int a12 _Alignas(16) = 1;  //~ ERROR CL0201 //~ ERROR CL0313
constant int *_Alignas(16) constant a13 = 0;  //~ ERROR CL0201
typedef int (^BI)(int, ...); typedef int (*PI)(int, ...); typedef int FI(int, ...); typedef void (^B2)(BI b, ...);  //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0421 //~ ERROR CL0421 //~ ERROR CL0421 //~ ERROR CL0421
typedef void VF(int (^)(int, ...)); void vg(int (*)(int, ...)); void (^vb)(int, ...);  //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0421 //~ ERROR CL0421 //~ ERROR CL0421
extern const BI b8 = 0; typedef int (^B)(int); extern const B b9 = ^(int a) { return a; }; extern B b10; static const B b11 = ^(int a) { return a; };  //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[2.0+] CL0432
extern constant int e1 = 1; extern int e2 = 1;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1] CL0407
void f8(void) { extern const B b12; extern B b13; extern const B b14 = ^(int a) { return a; }; }  //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0410 //~ ERROR[2.0+] CL0432 //~ ERROR[2.0+] CL0432 //~ ERROR[2.0+] CL0432
