// std: 1.2 2.0
// Variable length arrays, bit-fields and flexible array members.

struct bf { int a : 3; unsigned : 0; };
struct flex { int n; int data[]; };
constant int idx = 3;
constant int arr_const[idx];
constant int carr[2][2] = {{1, 2}, {3, 4, 5}};
constant int des[4] = {[0] = 1, [2] = 3, [4] = 5};

void param(int n, int a[n]) {}
void param2(int a[static 4]) {}
void param3(const int a[4]) { a[0] = 1; }

kernel void k(int n, const int ci, constant int *c, const global int *g) {
  int vla[n];
  int vla2[ci];
  int vla3[sizeof(int)];
  int vla4[n ? 2 : 3];
  int zero[0];
  int neg[-1];
  int empty[];
  local int lv[n];
  sizeof(int[n]);
  typedef int vt[n];
  c[0] = 1;
  g[0] = 1;
  ci = 1;
  foo_t unknown;
}
