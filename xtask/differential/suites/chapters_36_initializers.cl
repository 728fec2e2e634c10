// std: 1.2 2.0 3.0
typedef struct { float x, y; int2 v; } P;
typedef union { int i; float f; char4 c; } U;
typedef struct { P p; U u; int arr[3]; } N;

constant int part[8] = {1, 2};
constant P ps[3] = {{1.0f}, {.y = 2.0f, .v = (int2)(1, 2)}};
constant U us = {.f = 1.0f};
constant U ui = {5};
constant int desig[] = {[3] = 1, [1] = 2, 3};
constant int range[8] = {[2 ... 5] = 7};
constant float4 fv = {1, 2, 3, 4};
constant int2 iv[2] = {{1, 2}, {3, 4}};
constant N ns = {.p.x = 1.0f, .u.i = 2, .arr[1] = 3};
constant char str[] = "abc";
constant char str2[3] = "abc";
constant char *constant strs[] = {"a", "b" "c"};
constant int *constant pp = &part[3];
constant float4 zero = 0.0f;
constant int2 empty[2] = {};

kernel void k(global float4 *out, int n) {
  float4 a = {1.0f, n, 2.0f, 3};
  float4 b = (float4)(1.0f, (float2)(2.0f), 3.0f);
  int8 e = (int8)((int4)(1), (int2)(2), 3, 4);
  P p = {1.0f, 2.0f, {3, 4}};
  P q = (P){.v = 1};
  P r = q;
  U u = {.c = (char4)(1)};
  int z[4] = {};
  int m[2][3] = {1, 2, 3, 4};
  char priv[] = "xyz";
  constant char *cp = "xyz";
  N nn = {p, u, {1, n}};
  float4 vs[2] = {a, (float4)(n)};
  u.f = r.x + z[n] + m[1][0] + priv[0] + cp[1];
  out[0] = a + b + (float4){1, 2, 3, 4} + vs[1];
  out[1] = nn.u.f + u.c.x + e.s7;
}
