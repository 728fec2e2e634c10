// std: 1.2 2.0 3.0
typedef float float8_t __attribute__((ext_vector_type(8)));
typedef struct { int a; float4 v; char n[4]; } rec;
constant rec r0 = {1, {1.0f, 2.0f, 3.0f, 4.0f}, "abc"};
constant rec r1 = {.v = (float4)(0.5f), .a = 2};
constant int uninit;
constant int nonconst = get_work_dim();
constant int4 iv = {1, 2, 3};
constant int4 iv5 = {1, 2, 3, 4, 5};
int prog = 1;
constant int *cp = &prog;
constant int ci = 3;
constant int *cq = &ci;
void foo(float c, global float *f) {
  float2 a = (float2)(c);
  float4 b = (float4)(a, 1.0f);
  float4 d = (float4)(a, a, 1.0f);
  float4 e = (float4)(a, a);
  float4 g = {a, a};
  float8_t h = {a.xy, b, d.lo};
  float3 i = (float3)(1, 2);
  int2 j = (int2)(a);
  float4 z = (float4)();
  local int l = 1;
  local rec lr;
  const int k;
  rec s = {0};
  rec t = {.b = 1};
  rec u = r0;
  *f = h.s7 + b.x;
}
