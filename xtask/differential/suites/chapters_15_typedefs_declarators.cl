// std: 1.2 2.0 3.0
// opts: -DPLAIN=1
// opts: -DMY_GLOBAL=__global
#ifndef MY_GLOBAL
#define MY_GLOBAL global
#endif
#define CONST_AS __constant
#define KERNEL __kernel __attribute__((reqd_work_group_size(1, 1, 1)))

typedef float real_t;
typedef real_t real4_t __attribute__((ext_vector_type(4)));
typedef MY_GLOBAL real4_t *gptr_t;
typedef uint uint;
typedef unsigned char byte;
typedef struct node { MY_GLOBAL struct node *next; int v; } node_t;
typedef enum { RED, GREEN = 5, BLUE } color;
typedef int mat_t[4][4];
typedef int row_t[4];

_Static_assert(sizeof(real4_t) == 16, "size");
_Static_assert(sizeof(int3) == 16, "three is four");
_Static_assert(sizeof(bool) == 1, "bool");
_Static_assert(BLUE == 6, "enum");
_Static_assert(sizeof(node_t) == 16 && sizeof(size_t) == 8, "64 bit");

CONST_AS int table[2][3] = {{1, 2, 3}, {4}};
CONST_AS int *CONST_AS tp = &table[1][0];

int sum(MY_GLOBAL int (*m)[4], int (*r)[4], const MY_GLOBAL int *const *const pp) {
  int (*q)[4] = r + 1;
  MY_GLOBAL int *ap[2] = {m[0], m[1]};
  return m[0][1] + (*r)[2] + (*q)[0] + *ap[1] + **pp;
}

KERNEL void k(gptr_t o, MY_GLOBAL node_t *n, byte b, color c) {
  mat_t m = {{1}, {2}};
  row_t *r = m;
  int *restrict x = &m[1][2];
  const volatile int *volatile const y = x;
  MY_GLOBAL node_t *cur = n->next;
  _Static_assert(sizeof(m) == 64, "matrix");
  for (int i = 0, *z = x; i < 4; ++i, ++z) *z = i + *y;
  while (cur && cur->v) cur = cur->next;
  o[0] = (real4_t)(r[0][1], *tp, b, c);
}
