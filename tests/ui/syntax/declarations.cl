// Broken declarations: each is reported once, and what follows is read.
__attribute__ int a1;  //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
__attribute__(packed) int a2;  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0205
int a3 __attribute__((aligned(4);  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
int a4 __attribute__((aligned(4 5)));  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
int a5 __attribute__((aligned(])));  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
short float a6;  //~ ERROR CL0204
int struct a7;  //~ ERROR CL0204
struct a8;
enum { A9, };
enum { };  //~ ERROR CL0201
enum a10 { A10 B10 };  //~ ERROR CL0201
enum a11 { 1 };  //~ ERROR CL0201
enum a12 { A12 + };  //~ ERROR CL0201
enum a13 { A13 = };  //~ ERROR CL0201
enum ;  //~ ERROR CL0201
union ;  //~ ERROR CL0201
struct a14 { int x };
struct a15 { int x int y; };  //~ ERROR CL0201
struct a16 { static int x; };  //~ ERROR CL0204
struct a17 { x; };  //~ ERROR CL0201
struct a18 { ] };  //~ ERROR CL0201
struct a19 { int ; };
struct a20 { int x : ; };  //~ ERROR CL0201
struct a21 { int x, ; };  //~ ERROR CL0201
struct a22 { unknown x; };  //~ ERROR CL0203
struct a23 { int x[; };  //~ ERROR CL0201
typeof(int) a24;  //~ ERROR CL0201
__typeof__(1 +) a25;  //~ ERROR CL0201
__typeof__ int a26;  //~ ERROR CL0201
int [2] a27;  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
int * a28 int;  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
int a29(int x;  //~ ERROR CL0201
int a30(int x y);  //~ ERROR CL0201
int a31(,);  //~ ERROR CL0201
int a32(int x,);  //~ ERROR CL0201
int a33(int x = 1);  //~ ERROR CL0201
int a34(int x ...);  //~ ERROR CL0201
int a35(...);  //~ ERROR CL0421
int a37(x, 1);  //~ ERROR CL0409
int a38[1 2];  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
int a39[+];  //~ ERROR CL0201
int a40 = ;  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
int a41 = 1 2;  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
constant int a42[2] = {1 2};  //~ ERROR CL0201
constant int a43[2] = {1, ;  //~ ERROR CL0201
constant int a44[2] = {[0 = 1}; //~ ERROR CL0201
constant int a45[2] = {[] = 1}; //~ ERROR CL0201
constant int a46[2] = {.1};
constant int a47[2] = {.x 1}; //~ ERROR CL0201
constant int a48 = (1; //~ ERROR CL0201
constant int a49 = 1); //~ ERROR CL0201
unknown a50; //~ ERROR CL0203
unknown *a51; //~ ERROR CL0203
unknown a52(int x); //~ ERROR CL0203
int a53(unknown x); //~ ERROR CL0203
int a54(unknown *x, int y); //~ ERROR CL0203
static a55; //~ ERROR CL0205 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
a56; //~ ERROR CL0205 //~ ERROR[1.0,1.1,1.2] CL0307
a57(int x); //~ ERROR CL0205
*a58; //~ ERROR CL0205 //~ ERROR[1.0,1.1,1.2] CL0307
int (a59; //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
int a60) ; //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
int, a61; //~ ERROR CL0201
int a62, //~ ERROR[1.0,1.1,1.2] CL0307
a63; //~ ERROR[1.0,1.1,1.2] CL0307
_Static_assert(1, "text"; //~ ERROR CL0201
_Static_assert 1; //~ ERROR CL0201
_Static_assert(1, 2); //~ ERROR CL0201
_Static_assert(0, "text"); //~ ERROR CL0442
_Static_assert(a, "text"); //~ ERROR CL0501
_Static_assert(1, "text") int a64; //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
int a65(void) { return 1; } ;
int a66(void) return 1; //~ ERROR CL0201
int a67(void) { { return 1; }
}
} //~ ERROR CL0201
typedef int a68
;
typedef a69;  //~ ERROR CL0205
extern "C" int a70;  //~ ERROR CL0201 //~ ERROR[1.0,1.1] CL0407
int a71 : 3;  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
int @a72;  //~ ERROR CL0105
int a73 = `;  //~ ERROR CL0105  //~ ERROR[1.0,1.1,1.2] CL0307
if (1) {}  //~ ERROR CL0201
return 1;  //~ ERROR CL0201
else ;  //~ ERROR CL0201
for (;;) ;  //~ ERROR CL0201
asm("nop");  //~ ERROR CL0201  //~ ERROR CL0205
asm(1);  //~ ERROR CL0201  //~ ERROR CL0205
asm volatile ("nop"); //~ ERROR CL0203
kernel a76(void) {}  //~ ERROR CL0205
kernel kernel void a77(void) {}
global global int *a78;  //~ ERROR[1.0,1.1,1.2] CL0307
global local int *a79;  //~ ERROR CL0204  //~ ERROR[1.0,1.1,1.2] CL0307
read_only write_only image2d_t a80;  //~ ERROR CL0422  //~ ERROR CL0430
int restrict a81;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0413
int * restrict a82(void);
const volatile int * const restrict a83(void);
unsigned a84(void), signed a85(void);  //~ ERROR CL0201
struct a86 { int x; } int a87;  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
enum a88 { A88 } a89(void) { return A88; }
struct a90 *a91(struct a90 *p) { return p; }
struct a92
int a93; //~ ERROR CL0204
