// std: 1.2 2.0 3.0
// __attribute__((address_space(N))) mixed with OpenCL address spaces.

#define AS1 __attribute__((address_space(1)))
#define AS5 __attribute__((address_space(5)))

typedef AS5 int as5_int;
typedef int AS1 *as1_ptr;
AS1 int glob1;
int AS5 *ptr5(int AS5 *p) { return p + 1; }
__attribute__((address_space(-1))) int *neg;
void too_big(__attribute__((address_space(100000000))) int *p);
void not_const(int n, __attribute__((address_space(n))) int *p);
void not_int(__attribute__((address_space(1.0f))) int *p);
void no_arg(__attribute__((address_space)) int *p);
void two_args(__attribute__((address_space(1, 2))) int *p);
void two_spaces(AS1 AS5 int *p);
void same_twice(AS1 AS1 int *p);
void mixed(AS1 global int *p);

void convert(AS1 int *a, AS5 int *b, global int *g, local int *l, private int *p) {
  a = b;
  b = a;
  a = g;
  g = a;
  a = (AS1 int *)b;
  a = (AS1 int *)g;
  g = (global int *)a;
  l = (local int *)b;
  *a = *b;
  *g = *a + *b;
  a = 0;
  if (a == b) return;
  if (a == g) return;
  long d = a - b;
  as5_int *c = b;
  c = a;
  as1_ptr e = a;
  e = b;
  AS5 int x = 1;
  as5_int y;
  b = &x;
  p = b;
#if __OPENCL_C_VERSION__ == 200
  int *gen = g;
  gen = l;
  gen = b;
  gen = a;
  g = gen;
  g = (global int *)gen;
  l = to_local(gen);
#endif
}

AS5 int ret_as(void);
void param_as(AS5 int x);
struct S { AS5 int field; AS5 int *pfield; };

kernel void k(AS1 int *p) { *p = 1; }
kernel void k2(global AS5 int *p) {}
