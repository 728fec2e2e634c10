// std: 1.2 2.0 3.0
// Partial and designated initialisers of arrays, structs, vectors.

typedef __attribute__((ext_vector_type(2))) int int2_t;
typedef struct { int x; int2 v; float f[3]; struct { char a, b; } in; } St;
typedef union { int i; float4 f; char c[20]; } Un;

constant int a0[4] = {1, 2};
constant int a1[] = {1, 2, 3};
constant int a2[4] = {[2] = 5, 6};
constant int a3[2][3] = {{1}, {2, 3}};
constant int a4[2] = {1, 2, 3};
constant int a5[] = {[7] = 1};
constant int a6[2] = {[2] = 1};
constant St s0 = {1};
constant St s1 = {.f = {[1] = 2.0f}, .x = 3};
constant St s2 = {.in.b = 'b', .v.x = 1};
constant St s3 = {1, (int2)(2, 3), {4, 5, 6}, {'a'}};
constant St s4 = {1, {2, 3}, 4, 5, 6, 'a', 'b'};
constant St s5 = {.nofield = 1};
constant Un u0 = {1};
constant Un u1 = {.f = (float4)(1.0f)};
constant Un u2 = {.i = 1, .f = 2.0f};
constant int2 v0 = {1};
constant float4 v1 = {1.0f, 2.0f};
constant float4 v2 = {1, 2, 3, 4, 5};
constant float4 v3 = (float4){1, (float2)(2, 3), 4};
constant float4 v4 = {(float2)(1, 2), 3};
constant int nonconst = get_global_id(0);

void f(int p, global float4 *g) {
  float4 a[2] = {(float4)(1, 2, 3, 4), p};
  float4 b[] = {{1, 2}, {3}};
  St s = {p, {p, p}, {[0 ... 2] = p}};
  int arr[4] = {};
  int z[3] = {p, [2] = p};
  int4 iv = {p, p};
  Un u = {.c = "text"};
  St t = {.x = p, .x = p + 1};
  g[0] = a[0] + b[1] + s.f[0] + convert_float4(iv) + u.f;
  int e[2] = {{1}, {2, 3}};
  int scalar = {1};
  int scalar2 = {1, 2};
  int empty = {};
}
