// std: 1.2 2.0 3.0
// The address_space attribute.

#define AS1 __attribute__((address_space(1)))
#define AS2 __attribute__((address_space(2)))
#define AS5 __attribute__((address_space(5)))

__attribute__((address_space(1))) int v1 = 1;
__attribute__((address_space(-1))) int *neg;
__attribute__((address_space(8388650))) int *big;
__attribute__((address_space(16777216))) int *toobig;
__attribute__((address_space("1"))) int *str;
__attribute__((address_space(1, 2))) int *two;
__attribute__((address_space)) int *none;
__attribute__((address_space(1 + 1))) int *expr;

void f(AS1 int *a1, AS2 int *a2, AS5 int *a5, global int *g, int *p) {
  a1 = a2;
  a1 = g;
  g = a1;
  a1 = (AS1 int *)a2;
  a1 = (AS1 int *)g;
  g = (global int *)a1;
  p = a5;
  p = (int *)a5;
  *a1 = *a2;
  a1 = 0;
  (void)(a1 == a2);
  (void)(1 ? a1 : a2);
  (void)(a1 - a2);
  AS1 int loc;
  AS1 AS2 int *twice;
  global AS1 int *mixed;
  AS1 AS1 int *same;
  AS1 int by_ptr[2];
}
AS1 int ret(void);
void par(AS2 int x);
kernel void k(AS1 int *p) {}
