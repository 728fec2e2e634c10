// Types as specifiers and declarators name them, a line each.
long long t1(void);
unsigned long long t2(void);
long double t3(void);
__int128 t5(void);  //~ ERROR CL0204
__fp16 t7(void);  //~ ERROR CL0433
__bf16 t8(void);  //~ ERROR CL0204
wchar_t t10(void);  //~ ERROR CL0203
signed t11(void);
unsigned signed t12(void);  //~ ERROR CL0204
short float t13(void);  //~ ERROR CL0204
long long long t14(void);  //~ ERROR CL0204
unsigned float t15(void);  //~ ERROR CL0204
signed bool t16(void);  //~ ERROR CL0204
unsigned half t17(void);  //~ ERROR CL0204
long char t18(void);  //~ ERROR CL0204
short short t19(void);
int float t20(void);  //~ ERROR CL0204
void int t21(void);  //~ ERROR CL0204
quad t22(void);  //~ ERROR CL0203
complex float t23(void);  //~ ERROR CL0203
bool2 t24(void);  //~ ERROR CL0203
uchar5 t25(void);  //~ ERROR CL0203
float32 t26(void);  //~ ERROR CL0203
size_t2 t27(void);  //~ ERROR CL0203
half16 t28(void);
double16 t29(void);
unsigned uint t30(void);  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0402
uint unsigned t31(void);  //~ ERROR CL0204
unsigned char t32(void);
const const int t33(void);
int const * const t34(void);
volatile void t35(void);
static static int t36(void);  //~ ERROR[1.0,1.1] CL0407
extern static int t37(void);  //~ ERROR CL0204  //~ ERROR[1.0,1.1] CL0407
static extern int t38(void);  //~ ERROR CL0204  //~ ERROR[1.0,1.1] CL0407
typedef static int t39;  //~ ERROR CL0204
register int t40(void);  //~ ERROR CL0407
auto int t41(void);  //~ ERROR CL0407
_Thread_local int t42(void);  //~ ERROR CL0407
__thread int t43(void);  //~ ERROR CL0407
inline int t44;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0408
_Noreturn int t45;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0408
kernel int t46;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0703
typedef inline int t47(void);  //~ ERROR CL0408
typedef kernel void t48(void);  //~ ERROR CL0703
constant _Alignas(8) int t50 = 1;
constant _Alignas(int4) int t52 = 1;
_Atomic int t53(void);  //~ ERROR CL0211
_Atomic(int) t54(void);  //~ ERROR CL0211
_Generic int t55;  //~ ERROR CL0201
struct t56;
struct t56 t57(void);
void t58(struct t56 a);
void t59(struct t56 *a);
struct t56 t60(void) { }  //~ ERROR CL0401
void t61(struct t56 a) { }  //~ ERROR CL0401
union t56 *t62(void);  //~ ERROR CL0405
enum t63;
enum t63 t64(void);
enum t65 { T65 } t66(void);
enum t67 { T67 = 1.5 };  //~ ERROR CL0439
enum t68 { T68 = 1 << 40 };
enum t69 { T69 = -1, T69b = 4294967296 };
enum t70 { T70, T70 };  //~ ERROR CL0402
enum t70 { T71 };  //~ ERROR CL0402
struct t72 { int a; int a; };  //~ ERROR CL0402
struct t72 { int b; };  //~ ERROR CL0402
struct t73 { void a; };  //~ ERROR CL0401
struct t74 { int a[]; };
struct t75 { int b; int a[]; };
struct t76 { int a[]; int b; };  //~ ERROR CL0401
struct t77 { int a(void); };  //~ ERROR CL0412
struct t78 { struct t78 a; };  //~ ERROR CL0401
struct t79 { struct t79 *a; };
struct t80 { int a : 3; };  //~ ERROR CL0419
struct t81 { int : 3; };  //~ ERROR CL0419
struct t82 { struct { int a; }; int b; };
struct t83 { struct { int a; }; int a; };  //~ ERROR CL0402
struct t84 { struct t85 { int a; }; };
struct t86 { static int a; };  //~ ERROR CL0204
struct t87 { int a = 1; };  //~ ERROR CL0201
struct t88 { const int a; };
struct t89 { int a, *b, c[2]; };
struct { int a; };
struct t90 { } ;
union t91 { };
struct t92 { float4 a; double b; half c; };
struct t93 { image2d_t a; };  //~ ERROR CL0426
struct t94 { sampler_t a; };  //~ ERROR CL0426
struct t95 { event_t a; };  //~ ERROR CL0426
struct t96 { queue_t a; };  //~ ERROR[1.0,1.1,1.2] CL0203
struct t97 { clk_event_t a; reserve_id_t b; ndrange_t c; };  //~ ERROR[1.0,1.1,1.2] CL0203
struct t98 { global int a; };  //~ ERROR CL0317
struct t99 { global int *a; local int *b; constant int *c; private int *d; generic int *e; };  //~ ERROR[1.0,1.1,1.2] CL0306
struct t100 { int (*a)(int); };  //~ ERROR CL0420
struct t102 { int (^a)(int); };  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR CL0432
struct t103 { kernel int a; };  //~ ERROR CL0703
struct t104 { restrict int a; int *restrict b; };  //~ ERROR CL0413
struct t105 { volatile int a; };
struct t106 { size_t a; bool b; ptrdiff_t c; };
struct t107 { int a[n]; };  //~ ERROR CL0501
struct t108 { int a[-1]; };  //~ ERROR CL0415
struct t109 { int a[0]; };
struct t110 { int a[1.5]; };  //~ ERROR CL0415
typedef int t111[];
t111 t112;  //~ ERROR[1.0,1.1,1.2] CL0307
constant t111 t113 = {1, 2};
typedef int t114(int);
t114 t115;
t114 t116 { return 1; }  //~ ERROR CL0201
t114 *t117;  //~ ERROR CL0420
typedef void t118;
t118 t119;  //~ ERROR CL0401
t118 t120(t118);
int t121(void, int);  //~ ERROR CL0401
int t122(int, void);  //~ ERROR CL0401
int t123(void a);  //~ ERROR CL0401
int t124(const void);  //~ ERROR CL0401
int t125(int a[const 3]);
int t126(int a[static 3]);
int t127(int a[*]);  //~ ERROR CL0416
int t128(int a[n]);  //~ ERROR CL0501
int t129(int n, int a[n]);  //~ ERROR CL0416
int t130[2](void);  //~ ERROR CL0414
int t131(void)[2];  //~ ERROR CL0411
int t132(void)(void);  //~ ERROR CL0411
void *t133(void) { return 0; }
__typeof__(int) t134(void);
typeof(int) t135(void);  //~ ERROR CL0201
__auto_type t136 = 1;  //~ ERROR[1.0,1.1,1.2] CL0307
