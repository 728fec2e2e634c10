// Constraints of the operands of assembly, on a machine whose registers have no names.
// std: 1.2 3.0
void f7(int x){ __asm__("" : "=i"(x)); }  //~ ERROR CL0616
void f20(int x){ __asm__("" : "=I"(x)); }  //~ ERROR CL0616
void f26(int x){ __asm__("" : "=O"(x)); }  //~ ERROR CL0616
void f44(int x){ __asm__("" : "=q"(x)); }  //~ ERROR CL0616
void f47(int x){ __asm__("" : "=A"(x)); }  //~ ERROR CL0616
void f60(int x){ __asm__("" : "=rm"(x)); }
void f68(int x){ __asm__("" : "=@cc"(x)); }  //~ ERROR CL0616
void f83(int x){ __asm__("" : "=1r"(x)); }
void f88(int x){ __asm__("" : "=^"(x)); }  //~ ERROR CL0616
void f91(int x){ __asm__("" : "+v"(x)); }  //~ ERROR CL0616
void f92(int x){ __asm__("" : "+s"(x)); }  //~ ERROR CL0616
void f105(int x){ __asm__("" : "+w"(x)); }  //~ ERROR CL0616
void f108(int x){ __asm__("" : "+V"(x)); }
void f148(int x){ __asm__("" : "+{v1}"(x)); }  //~ ERROR CL0616
void f158(int x){ __asm__("" : "+^a"(x)); }  //~ ERROR CL0616
void f165(int x){ __asm__("" : "+rv"(x)); }
void f168(int x){ __asm__("" : "+&r"(x)); }
void f176(int x){ __asm__("" : "+ri"(x)); }
void f182(int x){ __asm__("" : "=&v"(x)); }  //~ ERROR CL0616
void f188(int x){ __asm__("" : "=&X"(x)); }
void f198(int x){ __asm__("" : "=&o"(x)); }
void f199(int x){ __asm__("" : "=&V"(x)); }
void f200(int x){ __asm__("" : "=&<"(x)); }
void f207(int x){ __asm__("" : "=&N"(x)); }  //~ ERROR CL0616
void f219(int x){ __asm__("" : "=&c"(x)); }  //~ ERROR CL0616
void f227(int x){ __asm__("" : "=&u"(x)); }  //~ ERROR CL0616
void f238(int x){ __asm__("" : "=&9"(x)); }  //~ ERROR CL0616
void f241(int x){ __asm__("" : "=&r,r"(x)); }
void f253(int x){ __asm__("" : "=&[a]"(x)); }  //~ ERROR CL0616
void f254(int x){ __asm__("" : "=&x,r"(x)); }
void f265(int x){ __asm__("" : "=&1r"(x)); }
void f266(int x){ __asm__("" : "=&im"(x)); }
void f268(int x){ __asm__("" : "=&Ts"(x)); }  //~ ERROR CL0616
void f278(int x){ __asm__("" : "=%g"(x)); }
void f282(int x){ __asm__("" : "=%E"(x)); }  //~ ERROR CL0616
void f283(int x){ __asm__("" : "=%f"(x)); }  //~ ERROR CL0616
void f286(int x){ __asm__("" : "=%t"(x)); }  //~ ERROR CL0616
void f287(int x){ __asm__("" : "=%w"(x)); }  //~ ERROR CL0616
void f295(int x){ __asm__("" : "=%K"(x)); }  //~ ERROR CL0616
void f296(int x){ __asm__("" : "=%L"(x)); }  //~ ERROR CL0616
void f298(int x){ __asm__("" : "=%N"(x)); }  //~ ERROR CL0616
void f307(int x){ __asm__("" : "=%Y"(x)); }  //~ ERROR CL0616
void f310(int x){ __asm__("" : "=%c"(x)); }  //~ ERROR CL0616
void f312(int x){ __asm__("" : "=%e"(x)); }  //~ ERROR CL0616
void f317(int x){ __asm__("" : "=%q"(x)); }  //~ ERROR CL0616
void f319(int x){ __asm__("" : "=%z"(x)); }  //~ ERROR CL0616
void f345(int x){ __asm__("" : "=%x,r"(x)); }
void f351(int x){ __asm__("" : "=%=r"(x)); }
void f368(int x){ __asm__("" : "m"(x)); }  //~ ERROR CL0616
void f381(int x){ __asm__("" : "V"(x)); }  //~ ERROR CL0616
void f397(int x){ __asm__("" : "W"(x)); }  //~ ERROR CL0616
void f405(int x){ __asm__("" : "j"(x)); }  //~ ERROR CL0616
void f411(int x){ __asm__("" : "A"(x)); }  //~ ERROR CL0616
void f422(int x){ __asm__("" : "r,m"(x)); }  //~ ERROR CL0616
void f423(int x){ __asm__("" : "r,r"(x)); }  //~ ERROR CL0616
void f433(int x){ __asm__("" : ""(x)); }  //~ ERROR CL0616
void f441(int x){ __asm__("" : "&r"(x)); }  //~ ERROR CL0616
void f451(int x){ __asm__("" : "{v"(x)); }  //~ ERROR CL0616
void f462(int x){ int y; __asm__("" : [a]"=r"(y) : "i"(x)); }
void f473(int x){ int y; __asm__("" : [a]"=r"(y) : "<"(x)); }
void f482(int x){ int y; __asm__("" : [a]"=r"(y) : "P"(x)); }
void f484(int x){ int y; __asm__("" : [a]"=r"(y) : "R"(x)); }
void f490(int x){ int y; __asm__("" : [a]"=r"(y) : "Z"(x)); }
void f518(int x){ int y; __asm__("" : [a]"=r"(y) : "?r"(x)); }
void f520(int x){ int y; __asm__("" : [a]"=r"(y) : "!r"(x)); }
void f531(int x){ int y; __asm__("" : [a]"=r"(y) : "r,"(x)); }  //~ ERROR CL0616
void f532(int x){ int y; __asm__("" : [a]"=r"(y) : "&r"(x)); }
void f547(int x){ __asm__("" : : "s"(4)); }
void f549(int x){ __asm__("" : : "r"(4)); }
void f560(int x){ __asm__("" : : "w"(4)); }
void f562(int x){ __asm__("" : : "o"(4)); }  //~ ERROR CL0616
void f586(int x){ __asm__("" : : "h"(4)); }
void f613(int x){ __asm__("" : : "^a"(4)); }
void f620(int x){ __asm__("" : : "rv"(4)); }
void f641(global int*x){ __asm__("" : : "m"(x)); }
void f642(global int*x){ __asm__("" : : "g"(x)); }
void f647(global int*x){ __asm__("" : : "f"(x)); }
void f650(global int*x){ __asm__("" : : "t"(x)); }
void f656(global int*x){ __asm__("" : : ">"(x)); }
void f663(global int*x){ __asm__("" : : "O"(x)); }
void f687(global int*x){ __asm__("" : : "D"(x)); }
void f689(global int*x){ __asm__("" : : "G"(x)); }
void f717(global int*x){ __asm__("" : : ",r"(x)); }
void f721(global int*x){ __asm__("" : : "im"(x)); }
void f738(int4 x){ int4 y; __asm__("" : "=f"(y) : "r"(x)); }  //~ ERROR CL0616
void f749(int4 x){ int4 y; __asm__("" : "=J"(y) : "r"(x)); }  //~ ERROR CL0616
void f783(int4 x){ int4 y; __asm__("" : "=0"(y) : "r"(x)); }  //~ ERROR CL0616
void f798(int4 x){ int4 y; __asm__("" : "=[x]"(y) : "r"(x)); }  //~ ERROR CL0616
void f806(int4 x){ int4 y; __asm__("" : "==r"(y) : "r"(x)); }
void f810(int4 x){ int4 y; __asm__("" : "={v1},r"(y) : "r"(x)); }  //~ ERROR CL0616

