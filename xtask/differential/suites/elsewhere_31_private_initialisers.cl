// std: 1.0 1.2 2.0 3.0
// Compound literals, designators, private arrays and constants as initialisers.

typedef int v4 __attribute__((ext_vector_type(4)));
typedef struct { int x, y; float4 v; int tail[3]; } rec;
typedef struct { rec r[2]; union { int i; float f; }; } outer;

constant int lut[8] = {[2] = 5, [5 ... 6] = 7, 9};
constant rec krec = {1, 2, (float4)(1, 2, 3, 4), {3, 4, 5}};
constant v4 kv = {1, 2, 3, 4};
constant v4 kv2 = {1, 2};
constant float4 kf[2] = {(float4)(1), {1, 2, 3, 4}};
constant int too_many[2] = {1, 2, 3};
constant int unsized[] = {1, 2, [9] = 3};
constant int unsized_chk[sizeof(unsized) == 40 ? 1 : -1] = {0};

kernel void foo(global float4 *out, global int *o, int n) {
  float A[2][3] = {{-1.0f, -2.0f, 3.0f}, {4.0f}};
  float4 V[3] = {(float4)(1.0f), {1, 2, 3, 4}, (float4)((float2)(1), (float2)(2))};
  int zeros[16] = {0};
  int empty[4] = {};
  int desig[4] = {[3] = n, [1] = 2};
  int bad_desig[4] = {[4] = 1};
  char text[6] = "hello";
  rec r = {.v = (float4)(1, 2, 3, 4), .tail = {[1] = 3}, .x = n};
  rec r2 = {1, 2, 3.0f};
  rec r3 = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  rec gnu = {x: 1, y: 2};
  rec none = {.z = 1};
  outer o2 = {.r[1].tail[2] = 8, .f = 1.0f};
  outer o3 = {{{1}, {2}}, {3}};
  int scalar_brace = {n};
  int scalar_two = {1, 2};
  v4 vb = {1, 2, 3, n};
  v4 vlong = {1, 2, 3, 4, 5};
  float4 nested = {(float2)(1, 2), (float2)(3, 4)};
  int vla[n];
  int from_const[lut[2]];
  const int k = 4;
  int from_k[k];
  int neg[-1];
  int zero_len[0];

  *out = V[0] + nested * A[1][0];
  *out = (float4){1, 2, 3, 4};
  *o = ((int[]){1, 2, 3})[n];
  *o = ((rec){.y = 4}).y + (int){5};
  *o = (v4)(1, 2, 3, 4).x;
  *o = ((v4){1, 2, 3, 4}).x;
  int *lit = (int[2]){1, 2};
  global int *glit = (global int[]){1};
  rec *pr = &(rec){1};
  constant int *cl = (constant int[]){1, 2};
  r = (rec){1, 2};
  r = krec;
  rec copy = krec;
  int arr_copy[8] = lut;
  zeros = empty;
  const rec cr = r;
  cr.x = 1;
  const int cu;
  text[0] = krec.tail[1] + copy.x + cl[0];
}
