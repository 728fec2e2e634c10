// What members of structs and unions may be.

struct a { int x, y; float; int *; int z[]; }; //~ ERROR CL0201
struct b { void v; void f(void); int g(int); struct b c; struct b *d; }; //~ ERROR CL0401 //~ ERROR CL0412
struct c { static int x; extern int y; typedef int z; const int w; volatile int q; }; //~ ERROR CL0204
struct d { int x : 3; int : 3; int y : 0; float z : 1; }; //~ ERROR CL0419
struct e { image2d_t i; sampler_t s; event_t e; half h; double d; bool b; }; //~ ERROR CL0426
struct f { struct { int a; }; union { int b; float c; }; struct g { int h; } i; enum { X, Y } z; };
struct j { int a[0]; int b[-1]; int c[3][2]; int d[][2]; }; //~ ERROR CL0415
struct k { int k; int k; }; //~ ERROR CL0402
struct l { struct { int a; }; int a; }; //~ ERROR CL0402
struct m; struct m { int x; }; struct m { int y; }; //~ ERROR CL0402
union m; //~ ERROR CL0405
enum m { ZZ }; //~ ERROR CL0405
struct n { struct o { int p; }; };
struct p { kernel int x; inline int y; read_only int z; global int w; }; //~ ERROR CL0204 //~ ERROR CL0317 //~ ERROR CL0428 //~ ERROR CL0703
struct { int x; };
struct q1 { };
typedef struct { int x; } r1, *r2, r3[2];
constant r1 s1 = { 1 }; constant r3 s3 = { {1}, {2} };
struct t1 { int x; } t2(void); struct t1 t3(struct t1 x) { return x; }
void u1(struct undefined x); void u2(struct undefined *x); struct undefined u3(void); void u4(struct undefined x) { } //~ ERROR CL0401
void u5(void) { struct undefined *x; x->y; *x; x + 1; sizeof(*x); struct undefined z; x[0]; x == x; } //~ ERROR CL0401
