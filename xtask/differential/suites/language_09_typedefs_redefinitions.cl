// std: 1.2 2.0 3.0
// typedefs, redefinitions, conflicting declarations, shadowing.

typedef int myint;
typedef int myint;
typedef float myint;
typedef int int4;
typedef float4 vec;
typedef vec vec;
typedef global int *gptr;
typedef local int *gptr;
typedef int arr_t[4];
typedef int fn_t(int);
typedef int (*fp_t)(int);
typedef unknown_t alias;
typedef int;
typedef int with_init = 3;
typedef static int s_t;

constant int g1 = 1;
constant int g1 = 2;
constant int g2 = 1;
constant float g2 = 1.0f;
int foo(int);
int foo(int);
float foo(int);
int bar(int a) { return a; }
int bar(int a) { return a; }
int baz(int);
int baz(float);
void dupparam(int a, int a) {}
fn_t declared_by_typedef;
int declared_by_typedef(int x) { return x; }
int myint;
extern constant int e1;
extern int e2;
constant extern int e3;

void scopes(int p, arr_t a, global int *gp) {
  int p;
  int x = 1;
  int x = 2;
  float x;
  { int x = 3; float p = 1.0f; }
  myint y = x;
  myint int_ = 2;
  int myint = 4;
  myint z = 3;
  gptr q = gp;
  const gptr cq = gp;
  cq = gp;
  *cq = 1;
  vec v = (vec)(1.0f);
  arr_t b = {1, 2, 3, 4};
  arr_t c = {1, 2, 3, 4, 5};
  typedef short local_t;
  local_t w = 1;
  unsigned myint u;
  long long ll;
  unsigned float uf;
  short int si; long int li; unsigned long int uli;
  long double ld;
  signed char sc; char signed cs;
  size_t st; ptrdiff_t pd; intptr_t ip; uintptr_t up;
}
