// std: 2.0 3.0
// The types of the declarations are checked in the dump of the tree.
int glob;
constant int konst = 1;
int *ptr;
int **pptr;
typedef int *td_ptr;
td_ptr from_td;
int (*pa)[4];
struct node { struct node *next; global int *g; };

int *ret_ptr(int *arg, int arr[4]) {
  static int s;
  int autovar;
  int *p = &autovar;
  int **pp = &p;
  extern int ext;
  td_ptr tp = arg;
  return &s;
}

kernel void k(global struct node *n, local float4 *v) {
  void (^const b)(int *) = ^(int *q) { *q = 1; };
  b(&glob);
  float2 lo = v->lo;
  n->next->g[0] = convert_int(lo.x);
  int4 lit = (int4)(1, (int2)(2, 3), 4);
}
