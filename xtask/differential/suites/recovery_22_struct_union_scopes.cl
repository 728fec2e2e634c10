// std: 1.2 2.0 3.0
struct S { int a; };
struct S;
struct Fwd;
struct Fwd *fp(void);
union S *wrong_tag(void);
void proto(struct InProto { int a; } x);
void proto2(struct OnlyProto *p);
struct Self { int a; struct Self *next; };
struct SelfBad { struct SelfBad s; };
struct Empty { };
struct Anon { struct { int x, y; }; union { int i; float f; }; };
struct AnonDup { int x; struct { int x; }; };
struct Dup { int a; float a; };
struct NoDecl { int; };
struct Bits { int b : 3; };
struct FuncMember { int f(void); };
struct FlexMember { int n; int a[]; };
struct Init { int a = 3; };
struct Static { static int a; };
struct Space { global int a; local int *p; private int q; constant int c; };
struct Vec { float4 v; half h; double d; };
struct Ev { event_t e; };
struct Smp { sampler_t s; };
struct Img { image2d_t i; };
struct Bool { bool b; size_t s; };
struct MissSemi { int a; int b }
int after_missing(void);
struct Qual { const int c; volatile int v; };

void f(void) {
  struct S outer = { 1 };
  struct S { float b; } inner = { 1.0f };
  inner.a = 1;
  { struct S s3; s3.b = 1; }
  struct Fwd incomplete;
  struct Anon an; an.x = 1; an.f = 2;
  struct S2 { struct Deep { int d; } m; };
  struct Deep dd; dd.d = 1;
  struct Qual q = { 1, 2 }; q.c = 3;
  outer = inner;
  outer->a = 1;
  outer.nope = 1;
  (&outer)->a = 1;
  union { int i; float4 v; } u = { .v = 0 }; u.v.x = 1;
}
