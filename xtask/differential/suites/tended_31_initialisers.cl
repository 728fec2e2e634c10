// std: 1.2 2.0 3.0
struct pt { int x; float y; int4 v; };
constant struct pt cpt = {1, 2.0f, (int4)(3)};
constant struct pt cpt_des = {.y = 1.0f, .x = 2, .v.x = 3};
constant int ca[] = {1, 2, 3};
constant int ca2[2] = {1, 2, 3};
constant int ca_des[4] = {[2] = 5, [5] = 1};
constant int from_const = ca[0];
constant int sum = 1 + 2 * 3;
constant float from_call = sin(1.0f);
constant int *constant pca = ca;
constant int *constant pca1 = &ca[1];
constant char msg[] = "abc";
constant char msg3[2] = "abc";

void f(int n) {
  int a[2] = {n, n};
  int b[n];
  int c[2] = {1, 2, 3};
  struct pt p = {n, n, {n, n, n, n}};
  struct pt q = {.z = 1};
  struct pt r = {1, 2, 3, 4, 5, 6, 7};
  int4 v4[2] = {{1, 2, 3, 4}, (int4)(0)};
  local int la[2] = {1, 2};
  const int k = n;
  k = 2;
  int *ip = {0};
  int scal = {1, 2};
  constant int *cp = {&ca[0]};
  constant int *cq = &n;
}
