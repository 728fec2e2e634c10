// std: 1.2+

typedef struct { int a; float2 v; int arr[3]; } S;
typedef struct { global int *p; constant char *s; } P;
typedef union { int i; float f; } U;
constant S s0 = {1, {2.0f, 3.0f}, {4, 5, 6}};
constant S s1 = {1, (float2)(2.0f, 3.0f), 4, 5, 6};
constant S s2 = {.a = 1, .arr = {[1] = 2}};
constant S s3 = {1, 2, 3, 4, 5, 6};
constant S s4 = {.b = 1}; //~ ERROR CL0531
constant U u0 = {.f = 1.0f};
constant int len[] = {1, 2, 3};
constant int over[2] = {1, 2, 3};
constant int4 vecs[2] = {{1, 2, 3, 4}, (int4)(5)};
constant P p0 = {0, "abc"};
constant char str[3] = "abcd";
constant char str2[] = {"abc"};
constant int noconst = len[0];
constant int addr = (int)&len; //~ ERROR CL0439
constant int *constant pl = &len[1];
constant int *constant pl2 = len + 2;
constant int fn = max(1, 2); //~ ERROR CL0439
constant float fl = 1.0f / 3.0f;
constant uint ovf = 4294967296;
constant char ch = 300;
constant float4 nested[2][2] = {{1.0f, 2.0f}, {(float4)(3.0f)}};

kernel void k(int n, global int *g) {
  S l0 = {n, {1, 2}, {n, n}};
  S l1 = s0;
  constant S *ps = &s0;
  S l2 = *ps;
  int vla[n]; //~ ERROR CL0416
  int a0[3] = {};
  int a1[3] = {0};
  int a2[] = {};
  int4 v = {n}; //~ ERROR CL0514
  int4 w = {n, n, n, n, n}; //~ ERROR CL0514
  local int la[2] = {0, 0}; //~ ERROR CL0314
  local S ls = {0}; //~ ERROR CL0314
  constant int cl = n; //~ ERROR CL0439
  P pp = {g, "x"};
  P pq = {&n, 0}; //~ ERROR CL0301
  int x = {1};
  int y = {1, 2};
  int z = {{1}};
  bool b = 2;
  float f = {1.0};
}
