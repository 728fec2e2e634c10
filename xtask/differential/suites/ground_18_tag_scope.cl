// std: 1.2 2.0
struct S;
struct S *fwd(struct S *);
struct S { int a; };
struct S { int a; };
union S { int b; };
enum S { es };
enum Fwd;
enum Fwd { fw };
enum Fwd2 *pe(void);
struct Incomplete inc(void);
constant struct Incomplete ci;
typedef struct Tag Tag;
struct Tag { Tag *next; int v; };
typedef struct Tag Tag;
struct Self { struct Self s; };
struct Arr { struct Arr a[2]; };
struct Nested { struct Inner { int x; } in; struct Inner *p; };
void f(struct Param { int a; } *p);
void g(void) {
  struct S s = {1};
  struct S { float z; } t = {2.0f};
  t.a = 1;
  t.z = 1;
  { struct S; struct S *p; p->z; }
  struct Inner i = {3};
  struct Tag tag = {0};
  Tag tag2 = tag;
  int Tag = 3;
  Tag tag3;
  struct Tag tag4;
  struct Unknown u;
  struct Unknown2 *u2 = 0;
  u2->x;
  (*u2).x;
  u2++;
  union S us;
  enum S e2;
  struct { int a; } an1, an2;
  an1 = an2;
  struct { int a; } an3;
  an3 = an1;
  sizeof(struct Later { int q; });
  struct Later later;
  struct;
  struct Z { };
  struct { int m; };
}
