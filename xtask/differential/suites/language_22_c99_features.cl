// std: 1.2 2.0 3.0
// Compound literals, designated initialisers, statement expressions, __func__, _Static_assert, variadics.

struct pt { int x, y; };
struct ln { struct pt a, b; int w[3]; };
union un { int i; float f; };

_Static_assert(sizeof(int) == 4, "int");
_Static_assert(sizeof(size_t) == 8, "size_t");
_Static_assert(sizeof(int) == 8, "fails here");
_Static_assert(1);
_Static_assert(get_work_dim(), "not constant");
_Static_assert(1 "missing comma");

constant struct pt cp = {.y = 2, .x = 1};
constant int ca[4] = {[1] = 5, [3] = 7};
constant int cb[] = {1, 2, [5] = 3, 4};
_Static_assert(sizeof(cb) == 7 * sizeof(int), "designator extends");
constant int cc[2] = {[2] = 1};
constant int cd[2] = {[-1] = 1};
constant int ce[] = {[0 ... 3] = 9};
constant struct pt cf = {.z = 1};
constant struct pt cg = {y : 1, x : 2};
constant union un cu = {.f = 1.0f};
constant struct ln cl = {.a.x = 1, .b = {2, 3}, .w[2] = 4};
constant int4 cv = {1, 2, 3, 4};
constant int ch = {1};
constant int ci = {1, 2};
constant int cj = 1 + ca[1];
constant float ck = sin(1.0f);
constant char cs[] = "string";
constant char cs2[3] = "string";
constant int uninit;

int sum(int n, ...) { return n; }
int sum2(...);
void va(int n, ...) { va_list ap; __builtin_va_list bp; __builtin_va_start(bp, n); }

int use(int a, global int *g) {
  struct pt p = (struct pt){1, 2};
  struct pt *q = &(struct pt){.x = 3};
  int r = (int){4};
  int *arr = (int[]){1, 2, 3};
  int *arr2 = (int[2]){1, 2, 3};
  float4 v = (float4){1.0f, 2.0f, 3.0f, 4.0f};
  p = (struct pt){a, a};
  p = (struct missing){1};
  global int *gl = (global int[]){1};
  r = ({ int t = a; t + 1; });
  r = ({ });
  r = ({ int t = a; });
  v = ({ float4 t = v; t.x = 1.0f; t; });
  constant char *fn = __func__;
  const char *fn2 = __func__;
  r = sizeof(__func__);
  printf("%s %d\n", __func__, a);
  printf("%v4f\n", v);
  printf("%d %d\n", a);
  printf(a);
  sum(1, 2, 3);
  sum();
  struct pt loc = {.x = 1, .x = 2};
  int la[3] = {[a] = 1};
  int vla[a];
  int zero[0];
  auto int au = 1;
  register int re = 1;
  static int st = 1;
  int x = x;
  return r + p.x + q->y + arr[0] + la[0];
}
constant char *outside = __func__;
