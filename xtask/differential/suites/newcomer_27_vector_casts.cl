// std: 1.2 2.0
typedef float4 vec;
void f(int4 i, float4 g, short8 s, int3 t, float x, int n) {
  float4 a = (float4)i;
  float4 b = as_float4(i);
  float4 c = convert_float4(i);
  float4 d = i;
  int4 e = (int4)n;
  int4 h = (int4)x;
  int4 k = n;
  int j = (int)i;
  short8 l = (short8)i;
  short8 m = as_short8(i);
  int3 o = as_int3(i);
  int4 p = as_int4(t);
  int2 q = as_int2(i);
  char4 r = as_char4(n);
  float y = as_float(x);
  vec z = g;
  float4 w = (vec)x;
  float v = g;
  (void)g;
  bool bb = (bool)i;
}
