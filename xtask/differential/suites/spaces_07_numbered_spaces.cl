// std: 1.2 2.0 3.0
// __attribute__((address_space(N))) in OpenCL code.

#define AS1 __attribute__((address_space(1)))
#define AS2 __attribute__((address_space(2)))
#define AS(n) __attribute__((address_space(n)))

typedef AS1 int as1_int;
typedef int as2_int AS2;

void decl(AS1 int *a, AS2 int *b, int AS(3) *c, as1_int *d, as2_int *e) {
  a = d;
  b = e;
  a = b;                 // error
  c = a;                 // error
  d = e;                 // error
  *a = *b + *c;
}

void mixed(AS1 int *a, __global int *g, __local int *l, __constant int *c, int *p) {
  g = a;                 // error
  a = g;                 // error
  l = a;                 // error
  c = a;                 // error
  p = a;                 // error
  a = p;                 // error
  a = (AS1 int *)g;      // explicit
  g = (__global int *)a; // explicit
  p = (int *)a;
  a = 0;
}

void both(__global AS1 int *a,     // error: two spaces
          AS1 AS2 int *b,          // error
          AS1 AS1 int *c);         // repeated

void forms(void) {
  AS(0) int *zero;
  AS(-1) int *negative;            // error
  AS(8388586) int *largest;
  AS(100000000) int *too_large;    // error
  AS(1.0f) int *not_int;           // error
  AS("1") int *text;               // error
  __attribute__((address_space)) int *none;     // error
  __attribute__((address_space(1, 2))) int *two; // error
  enum { N = 5 };
  AS(N) int *enumerator;
  AS(2 + 3) int *folded;
  enumerator = folded;
  int n = 1;
  AS(n) int *variable;             // error
  AS1 int automatic;               // error
}

AS1 int at_file = 1;
AS2 int f_ret(void);               // error
void f_param(AS1 int x);           // error

struct has_field {
  AS1 int *ok;
  AS1 int bad;                     // error
};
