// std: 1.2 2.0
// attribute address_space(N) along with the named spaces.

#define AS1 __attribute__((address_space(1)))
#define AS3 __attribute__((address_space(3)))

void take_global(global int *p);
void take_local(local int *p);
void take_default(int *p);
void take_as1(AS1 int *p);

void f(AS1 int *a, AS3 int *b, global int *g, local int *l) {
  take_global(a);
  take_local(b);
  take_as1(g);
  take_as1(a);
  take_default(a);
  take_default((int *)b);
  AS1 int *q = (AS1 int *)g;
  AS3 int *r = a;
  AS1 int v;
  int *s = (int *)a;
  global int *t = (global int *)a;
}

__attribute__((address_space(-1))) int *neg;
__attribute__((address_space(16777215))) int *huge_as;
__attribute__((address_space("x"))) int *str;
__attribute__((address_space(1, 2))) int *two;
__attribute__((address_space())) int *none;
global __attribute__((address_space(2))) int *both;
AS1 AS3 int *both2;
AS1 AS1 int *same;
