// std: 1.2+

struct S { int a; };
struct S;
struct Fwd;
struct Fwd *fp(void);
union S *wrong_tag(void); //~ ERROR CL0405
void proto(struct InProto { int a; } x);
void proto2(struct OnlyProto *p);
struct Self { int a; struct Self *next; };
struct SelfBad { struct SelfBad s; }; //~ ERROR CL0401
struct Empty { };
struct Anon { struct { int x, y; }; union { int i; float f; }; };
struct AnonDup { int x; struct { int x; }; }; //~ ERROR CL0402
struct Dup { int a; float a; }; //~ ERROR CL0402
struct NoDecl { int; };
struct Bits { int b : 3; }; //~ ERROR CL0419
struct FuncMember { int f(void); }; //~ ERROR CL0412
struct FlexMember { int n; int a[]; };
struct Init { int a = 3; }; //~ ERROR CL0201
struct Static { static int a; }; //~ ERROR CL0204
struct Space { global int a; local int *p; private int q; constant int c; }; //~ ERROR CL0317 //~ ERROR CL0317 //~ ERROR CL0317
struct Vec { float4 v; half h; double d; };
struct Ev { event_t e; }; //~ ERROR CL0426
struct Smp { sampler_t s; }; //~ ERROR CL0426
struct Img { image2d_t i; }; //~ ERROR CL0426
struct Bool { bool b; size_t s; };
struct MissSemi { int a; int b } //~ ERROR CL0201
int after_missing(void);
struct Qual { const int c; volatile int v; };

void f(void) {
  struct S outer = { 1 };
  struct S { float b; } inner = { 1.0f };
  inner.a = 1; //~ ERROR CL0531
  { struct S s3; s3.b = 1; }
  struct Fwd incomplete; //~ ERROR CL0401
  struct Anon an; an.x = 1; an.f = 2;
  struct S2 { struct Deep { int d; } m; };
  struct Deep dd; dd.d = 1;
  struct Qual q = { 1, 2 }; q.c = 3; //~ ERROR CL0320
  outer = inner; //~ ERROR CL0506
  outer->a = 1; //~ ERROR CL0530
  outer.nope = 1; //~ ERROR CL0531
  (&outer)->a = 1;
  union { int i; float4 v; } u = { .v = 0 }; u.v.x = 1;
}
