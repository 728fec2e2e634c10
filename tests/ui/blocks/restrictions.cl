typedef void (^bt)(void);  //~ ERROR[1.0,1.1,1.2] CL0212
typedef int (^bi)(int);  //~ ERROR[1.0,1.1,1.2] CL0212
bt f1(void);  //~ ERROR CL0432
void f2(bt b) { b(); }  //~ ERROR CL0432
void f3(void) { __block int x; ^{ x = 1; }; int y; ^{ y = 2; }; ^(int a, ...) {}; bt b = ^{}; const bt c; extern const bt d; }  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1] CL0407  //~ ERROR CL0432  //~ ERROR CL0320 //~ ERROR[1.0,1.1,1.2] CL0203
kernel void k3(bt b) {}  //~ ERROR CL0432
struct S { bt b; };  //~ ERROR CL0432
bt gb = ^{};  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0307
const bt gcb = ^{};  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0307
constant bt gccb = ^{};  //~ ERROR[1.0,1.1,1.2] CL0212
void f4(void) { int x = ^(int a){ return a; }(3); const bi b = ^(int a){ if (a) return 1; return 2.0f; }; local int *lp = (local void*)0; }  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR CL0613
