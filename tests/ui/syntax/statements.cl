// Broken statements and expressions, a function each.
void b1(void) { int x x = 1; }  //~ ERROR CL0201
void b2(void) { int x; x = 1 }  //~ ERROR CL0201
void b3(void) { int x; x = ; x = 2; }  //~ ERROR CL0201
void b4(void) { if 1 ; }  //~ ERROR CL0201
void b5(void) { if (1 ; }  //~ ERROR CL0201
void b6(void) { if () ; }  //~ ERROR CL0201
void b7(void) { if (1)) ; }  //~ ERROR CL0201
void b8(void) { if (1) int x; }  //~ ERROR CL0201
void b9(void) { if (1) }  //~ ERROR CL0201
void b10(void) { else ; }  //~ ERROR CL0201
void b11(void) { while ; }  //~ ERROR CL0201
void b12(void) { while () ; }  //~ ERROR CL0201
void b13(void) { do ; while 1; }  //~ ERROR CL0201
void b14(void) { do ; while (1) }  //~ ERROR CL0201
void b16(void) { do ; while (; }  //~ ERROR CL0201
void b17(void) { for ; }  //~ ERROR CL0201
void b18(void) { for (;) ; }  //~ ERROR CL0201
void b19(void) { for (int i = 0, i < 1, i++) ; }  //~ ERROR CL0201
void b20(void) { for (int i = 0; i < 1) ; }  //~ ERROR CL0201
void b21(void) { for (int i = 0 i < 1; i++) ; }  //~ ERROR CL0201
void b22(void) { for (;;;) ; }  //~ ERROR CL0201
void b23(void) { for (] ; ; ) ; }  //~ ERROR CL0201
void b24(void) { int i; for (i = 0 i < 1; i++) ; }  //~ ERROR CL0201
void b25(void) { switch (1) { case : ; } }  //~ ERROR CL0201
void b26(void) { switch (1) { case 1 ; } }  //~ ERROR CL0201
void b27(void) { switch (1) { default ; } }  //~ ERROR CL0201
void b28(void) { switch (1) { case 1 2: ; } }  //~ ERROR CL0201
void b29(void) { switch { } }  //~ ERROR CL0201
void b30(void) { case 1: ; }  //~ ERROR CL0902
void b31(void) { default: ; }  //~ ERROR CL0902
void b32(void) { goto ; }  //~ ERROR CL0201
void b33(void) { goto 1; }  //~ ERROR CL0201
void b34(void) { goto here; }  //~ ERROR CL0904
void b35(void) { here: here: ; }  //~ ERROR CL0402
void b36(void) { break; }  //~ ERROR CL0901
void b37(void) { continue; }  //~ ERROR CL0901
void b38(void) { return 1 2; }  //~ ERROR CL0201  //~ ERROR CL0613
int b39(void) { return ; }  //~ ERROR CL0613
int b40(void) { return +; }  //~ ERROR CL0201
void b41(void) { int x[2]; x[; }  //~ ERROR CL0201
void b42(void) { int x[2]; x[1; }  //~ ERROR CL0201
void b43(void) { int x; x.; }  //~ ERROR CL0201
void b44(void) { int x; x->1; }  //~ ERROR CL0201
int b46z;  //~ ERROR[1.0,1.1,1.2] CL0307
void b47(void) { b1(1,); }  //~ ERROR CL0201
void b48(void) { b1(1 2); }  //~ ERROR CL0201 //~ ERROR CL0603
void b49(void) { (int x; }  //~ ERROR CL0201
void b50(void) { (1; }  //~ ERROR CL0201
void b51(void) { int x = sizeof; }  //~ ERROR CL0201
void b52(void) { int x = sizeof int; }  //~ ERROR CL0201
void b53(void) { int x = 1 ? 2; }  //~ ERROR CL0201
void b54(void) { int x = 1 ? : 2; }
void b55(void) { int x = 1 ? 2 : ; }  //~ ERROR CL0201
int b57z;  //~ ERROR[1.0,1.1,1.2] CL0307
void b59(void) { int x = (int){1}; }
void b60(void) { int x = __builtin_offsetof(int); }  //~ ERROR CL0201
void b63(void) { int x = _Generic(1, int 2); }  //~ ERROR CL0201
void b65(void) { unknown x; }  //~ ERROR CL0203
void b66(void) { unknown *x; }  //~ ERROR CL0501
void b67(void) { x y; }  //~ ERROR CL0203
void b68(void) { int int x; }  //~ ERROR CL0204
void b69(void) { int x, ; }  //~ ERROR CL0201
void b70(void) { int ; }
void b72(void) { kernel void x(void); }  //~ ERROR CL0201
void b73(void) { int f(void) { return 1; } }  //~ ERROR CL0409
}  //~ ERROR CL0201
void b75(void) { asm("nop") }  //~ ERROR CL0601 //~ ERROR CL0201
void b76(void) { asm(); }  //~ ERROR CL0601
void b77(void) { __attribute__((unknown)) ; }
void b78(void) { __attribute__((opencl_unroll_hint)) ; }  //~ ERROR CL0209
void b79(void) { ] }  //~ ERROR CL0201
void b80(void) { ) }  //~ ERROR CL0201
void b81(void) { ; ; }
void b82(void) { int x = @; }  //~ ERROR CL0105
void b85(void) { 1 + ; }  //~ ERROR CL0201
void b86(void) { ++; }  //~ ERROR CL0201
void b87(void) { int x = (float4)(1, ); }  //~ ERROR CL0201
void b88(void) { int x; x = y; z = x; }  //~ ERROR CL0501
void b89(void) { int x = 1, y = x +, z = 1; }  //~ ERROR CL0201
void b90(void) { label: }
void b91(void) { label: int x; }
void b92(void) { while (1) { int x = 1 } }  //~ ERROR CL0201
void b93(void) { if (1) { } else else ; }  //~ ERROR CL0201
void b94(void) { struct s { int x; } y; y = (struct s){1}; }
void b95(void) { _Static_assert(0, "no"); }  //~ ERROR CL0442
void b96(void) { typedef int t; t t; t u; }  //~ ERROR CL0402
