// std: 1.2 2.0 3.0

typedef struct { int a; float b[2]; } S;
typedef struct { S s; int4 v; } T;

constant S s0 = {1, {2.0f, 3.0f}};
constant S s1 = {.b = {1.0f}, .a = 2};
constant S s2 = {1, 2, 3, 4};
constant S s3 = {.c = 1};
constant T t0 = {{1, {2, 3}}, (int4)(1, 2, 3, 4)};
constant int arr[3] = {[2] = 1, [0] = 5};
constant int arr2[2] = {[3] = 1};
constant char str[] = "abc";
constant char str4[3] = "abcd";
constant char *constant strp = "abc";
constant int neg[-1] = {0};
constant int2 vecs[] = {(int2)(1, 2), {3, 4}, 5};
constant float fc = sin(1.0f);
constant int cdiv = 1 / 0;

void f(int n, S p) {
  S a = {n, {n, n}};
  S b = p;
  S c = {p};
  S d = n;
  int e[2] = {1, 2, 3};
  int g[] = {};
  int h[n];
  int i[] = {n, n + 1};
  char j[] = "abc";
  char *k = "abc";
  constant char *l = "abc";
  T t = {.s.a = 1, .v = 3, .v.x = 1};
  int4 v = {.x = 1};
  S q = (S){1, {2, 3}};
  S *r = &(S){1};
  int u = {1};
  int w = {1, 2};
}
