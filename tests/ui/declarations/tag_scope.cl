// std: 1.2 2.0

struct S;
struct S *fwd(struct S *);
struct S { int a; };
struct S { int a; }; //~ ERROR CL0402
union S { int b; }; //~ ERROR CL0405
enum S { es }; //~ ERROR CL0405
enum Fwd;
enum Fwd { fw };
enum Fwd2 *pe(void);
struct Incomplete inc(void);
constant struct Incomplete ci; //~ ERROR CL0313
typedef struct Tag Tag;
struct Tag { Tag *next; int v; };
typedef struct Tag Tag;
struct Self { struct Self s; }; //~ ERROR CL0401
struct Arr { struct Arr a[2]; }; //~ ERROR CL0401
struct Nested { struct Inner { int x; } in; struct Inner *p; };
void f(struct Param { int a; } *p);
void g(void) {
  struct S s = {1};
  struct S { float z; } t = {2.0f};
  t.a = 1; //~ ERROR CL0531
  t.z = 1;
  { struct S; struct S *p; p->z; } //~ ERROR CL0401
  struct Inner i = {3};
  struct Tag tag = {0};
  Tag tag2 = tag;
  int Tag = 3;
  Tag tag3; //~ ERROR CL0203
  struct Tag tag4;
  struct Unknown u; //~ ERROR CL0401
  struct Unknown2 *u2 = 0;
  u2->x; //~ ERROR CL0401
  (*u2).x; //~ ERROR CL0401
  u2++; //~ ERROR CL0401
  union S us; //~ ERROR CL0405
  enum S e2; //~ ERROR CL0405
  struct { int a; } an1, an2;
  an1 = an2;
  struct { int a; } an3;
  an3 = an1; //~ ERROR CL0506
  sizeof(struct Later { int q; });
  struct Later later;
  struct; //~ ERROR CL0201
  struct Z { };
  struct { int m; };
}
