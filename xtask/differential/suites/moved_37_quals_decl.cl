// std: 1.2 2.0 3.0
// Spelling and position of the qualifiers in declarators.
typedef float4 (*rowp)[4];
typedef global int gint_t, *gintp_t;

void a1(global int *private p, __global int *const q, int global *r, int *global s);
void a2(global int *local *p, const global volatile int *restrict const q);
void a3(global gint_t *p, gintp_t q, local gint_t *r);
void a4(int global p[], int p2[global 4]);
void a5(global int (*p)[3], int (global *q)[3]);
void a6(global const);
void a7(global);
void a8(__attribute__((address_space(1))) int *p);
void a9(__attribute__((opencl_local)) int *p);
global int a10(int);
const constant int a11 = 1;
constant const int *constant a12 = &a11;
constant struct { int x, y; } a13 = {1, 2}, a14 = {.y = 4, .x = 3};
constant int2 a15[2] = {{1, 2}, (int2)(3, 4)};
constant int a16[2][2] = {{1}, {[1] = 2}};
constant char a17[] = "abc", a18[2] = "abc";
struct T { global int *g; local int l; constant int *c; int global i; };
void a19(void) {
  int4 v = {1, 2};
  int4 w = {1, 2, (int2)(3)};
  int4 arr[] = {1, 2, 3, 4, 5, 6, 7, 8};
  int4 *global gp;
  local int l[3] = {1, 2, 3};
  local float4 m, n = (float4)(0);
  private int p1, private p2;
  uint4 u = (uint4){1, 2, 3, 4};
  rowp r = 0;
  struct T t = {.g = 0, .q = 1};
  sizeof(global int *) + sizeof(local int[2]);
}
