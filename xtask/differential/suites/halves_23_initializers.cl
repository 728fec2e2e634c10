// std: 1.2 2.0 3.0
// Aggregate initialisers at program and function scope.

struct point { int x, y; };
struct line { struct point a, b; char tag[4]; };
union num { int i; float f; };

constant struct point p0 = {1, 2};
constant struct point p1 = {.y = 3, .x = 4};
constant struct line l0 = {{1, 2}, {3, 4}, "abc"};
constant struct line l1 = {1, 2, 3, 4, 'x'};
constant struct line l2 = {.b.y = 7, .tag = {[2] = 'z'}};
constant union num n0 = {5};
constant union num n1 = {.f = 1.0f};
constant int arr[] = {1, 2, 3, [7] = 8};
constant int two[2][3] = {{1}, {2, 3}};
constant int range[8] = {[1 ... 3] = 4};
constant float4 varr[2] = {(float4)(1), {1, 2, 3, 4}};
constant int sz[sizeof(arr) / sizeof(arr[0]) == 8 ? 1 : -1] = {0};

constant struct point bad0 = {1, 2, 3};
constant struct point bad1 = {.z = 1};
constant int bad2[2] = {1, 2, 3};
constant int bad3[2] = {[2] = 1};
constant char bad4[2] = "abcd";
constant int bad5[] = {};
constant struct point bad6 = 1;
constant int bad7 = "x";
constant int bad8[-1] = {0};

kernel void k(global int *o, int n) {
  struct point a = {n, n + 1};
  struct point b = {0};
  struct line c = {a, {n}};
  int z[3] = {n, 0};
  int w[] = {o[0], o[1]};
  struct point lit = (struct point){n, 2};
  int *pl = (int[]){1, 2, n};
  const struct point d[2] = {[1].x = n};
  constant struct point e = {1, 2};
  constant struct point f = {n, 2};
  local int la[2] = {1, 2};
  local int lb = 0;
  o[0] = a.x + b.y + c.b.x + z[2] + w[1] + lit.x + pl[2] + d[1].x + e.y;
}
