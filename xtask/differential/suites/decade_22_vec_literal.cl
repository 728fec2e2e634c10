// std: 1.0 1.2 3.0

constant float4 identity[4] = {
    (float4)(1.0f, 0.0f, 0.0f, 0.0f), (float4)(0.0f, 1.0f, 0.0f, 0.0f),
    (float4)(0.0f, 0.0f, 1.0f, 0.0f), (float4)(0.0f, 0.0f, 0.0f, 1.0f)};
constant uchar4 white = (uchar4)(255);
constant int2 too_many = (int2)(1, 2, 3);

float4 homogeneous(float3 p) { return (float4)(p, 1.0f); }
float4 pair(float2 a, float2 b) { return (float4)(a, b); }
float4 middle(float2 a) { return (float4)(0.0f, a, 0.0f); }
float4 short_one(float3 p) { return (float4)(p); }
float3 long_one(float4 p) { return (float3)(p); }
float8 mixed(float4 a, int2 b) { return (float8)(a, b, 0.0f, 0.0f); }
int4 narrowed(float4 a) { return (int4)(a); }
int4 from_elements(float4 a) { return (int4)(a.x, a.y, a.z, a.w); }
int4 comma(int a, int b) { return (a, b); }
uint4 negative(void) { return (uint4)(-1); }
char4 large(void) { return (char4)(300, 0, 0, 0); }
float4 loaded(global float *p) { return (float4)(p[0]); }
float4 nested(void) { return (float4)((float2)((float)1, 2), (float2)(3)); }
bool4 no_such(void) { return (bool4)(true); }

void braces(int a) {
  int4 partial = {a, a};
  int4 full = {a, a, a, a};
  int4 over = {a, a, a, a, a};
  int4 from_pairs = {(int2)(a), (int2)(a)};
  int4 table[] = {{a, a, a, a}, (int4)(a)};
  int4 scalar = a;
  int4 designated = {.x = a};
}
