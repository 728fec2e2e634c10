// std: 1.2 2.0

// __attribute__((address_space(N))) beside the named spaces of OpenCL.

#define AS(n) __attribute__((address_space(n)))

typedef AS(1) int int_1;
typedef AS(2) int int_2;
typedef AS(1) __global int mixed_a;
typedef __local AS(3) int mixed_b;
typedef AS(1) AS(1) int twice_same;
typedef AS(1) AS(2) int twice_other;
typedef AS(-1) int negative;
typedef AS(0x7fffffff) int large;
typedef AS(0) int zero;
typedef AS(1.5) int fractional;
typedef AS("global") int stringy;
typedef __attribute__((address_space)) int noarg;
typedef __attribute__((address_space(1, 2))) int twoargs;
typedef AS(sizeof(int)) int from_sizeof;

enum { FIVE = 5 };
typedef AS(FIVE) int from_enum;
int non_const;
typedef AS(non_const) int from_var;

void ptrs(int_1 *a, int_2 *b, __global int *g) {
  a = b;
  a = (int_1 *)b;
  a = g;
  g = a;
  a = (int_1 *)g;
  g = (__global int *)a;
  *a = *b;
}

void fn_scope(void) {
  AS(1) int x;
  AS(3) int *p;
  int AS(7) *AS(8) q;
  int AS(7) *r[2];
}

AS(5) int file_scope = 0;
extern AS(5) int file_scope_ext;
int_1 g_arr[4];

void param(AS(1) int p) {}
AS(1) int ret(void) { return 0; }

kernel void k(AS(1) int *p, AS(3) int *q) {}

struct fields {
  AS(1) int a;
  AS(1) int *b;
};

void decay(AS(4) int (*pa)[4], int_1 (*pb)[4]) {
  AS(4) int *x = *pa;
  AS(4) int *y = *pb;
  int *z = *pa;
}
