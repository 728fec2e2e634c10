// What `__builtin_shufflevector` gives is a vector of the language.
void s(int4 z, float4 v, int8 o, global float2 *g, int i) {
  int2 a = __builtin_shufflevector(z, z, 0, 1);
  float3 b3 = __builtin_shufflevector(v, v, 0, 1, 2);
  __builtin_shufflevector(v, v, 0, 1, 2)[1] + 1;
  float4 d = (float4)(__builtin_shufflevector(v, v, 0, 1), v.xy);
  float4 e = (float4)(v.xy, __builtin_shufflevector(v, v, 0, 1));
  float8 f = __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7);
  f = f + __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7);
  f = __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7) * 2.0f;
  f = sin(__builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7));
  f = max(f, __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7));
  int2 h = convert_int2(__builtin_shufflevector(v, v, 0, 1));
  int2 j = as_int2(__builtin_shufflevector(v, v, 0, 1));
  long k = as_long(__builtin_shufflevector(v, v, 0, 1));
  *g = __builtin_shufflevector(v, v, 0, 1);
  *g += __builtin_shufflevector(v, v, 0, 1);
  g[0] = i ? __builtin_shufflevector(v, v, 0, 1) : g[1];
  g[0] = i ? __builtin_shufflevector(v, v, 0, 1) : __builtin_shufflevector(v, v, 2, 1);
  float2 n = __builtin_shufflevector(__builtin_shufflevector(v, v, 0, 1), __builtin_shufflevector(v, v, 0, 1), 1, 0);
  vstore2(__builtin_shufflevector(v, v, 0, 1), 0, (global float *)g);
  printf("%v2f", __builtin_shufflevector(v, v, 0, 1)); //~ ERROR[1.0,1.1] CL0602
  int4 q = __builtin_shufflevector(o, o, 0, 1, 2, 3) < z;
  int4 r = z < __builtin_shufflevector(o, o, 0, 1, 2, 3);
  short2 t = __builtin_shufflevector(z, z, 0, 1); //~ ERROR CL0506
  float2 u = __builtin_shufflevector(z, z, 0, 1); //~ ERROR CL0506
  int3 y = __builtin_shufflevector(z, z, 0, 1); //~ ERROR CL0506
  -__builtin_shufflevector(z, z, 0, 1);
  i + __builtin_shufflevector(z, z, 0, 1);
}
float2 fr(float4 v) { return __builtin_shufflevector(v, v, 0, 1); }
void sizes(float4 v) {
  int a[sizeof(__builtin_shufflevector(v, v, 0, 1, 2)) == 12 ? 1 : -1]; //~ ERROR CL0415
  int b[sizeof(__builtin_shufflevector(v, v, 0, 1, 2)) == 16 ? 1 : -1];
}
constant float3 three = __builtin_shufflevector((float4)(1,2,3,4), (float4)(1,2,3,4), 0, 1, 2); //~ ERROR CL0439
constant int4 twice = __builtin_shufflevector((int2)(1,2), (int2)(1,2), 0, 1, 0, 1); //~ ERROR CL0439
