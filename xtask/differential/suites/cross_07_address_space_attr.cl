// std: 1.2 2.0
// Numbered address spaces next to named ones.

#define as1 __attribute__((address_space(1)))
#define as3 __attribute__((address_space(3)))
#define as10 __attribute__((address_space(10)))

typedef as1 int t1;

__attribute__((address_space(-1))) int *n1;
__attribute__((address_space("x"))) int *n2;
__attribute__((address_space(1.5))) int *n3;
__attribute__((address_space())) int *n4;
__attribute__((address_space(1, 2))) int *n5;
__attribute__((address_space(16777216))) int *n6;

void f(as1 int *a, as3 int *b, __global int *g, __local int *l, as10 int *c) {
  a = a;
  a = b;
  a = g;
  g = a;
  b = l;
  g = (__global int *)a;
  c = (as10 int *)a;
  t1 *d = a;
  as1 as3 int *e;
  as1 __global int *h;
  as1 as1 int *i;
}

void local_var(void) {
  as1 int x;
  as3 int *y;
  __private as1 int z;
}
