// std: 1.2 2.0 3.0
typedef struct { int a; } st;
void as(float f, float4 f4, int3 i3, global int *p, char4 c4, double d) {
  int a = as_int(f);
  int4 b = as_int4(f4);
  int4 c = as_int4(i3);
  int3 e = as_int3(f4);
  int g = as_int(c4);
  long h = as_long(d);
  int bad0 = as_int(d);
  int4 bad1 = as_int4(f);
  float bad2 = as_float(p);
  short2 ok = as_short2(f);
  bool bad3 = as_bool(c4.x);
  size_t sz = as_size_t(d);
  st s;
  int bad4 = as_int(s);
  int bad5 = __builtin_astype(f, st);
  float ok2 = __builtin_astype(a, float);
  char3 c3 = as_char3(a);
  char3 d3 = as_char3(c4);
  as_int(f) = 3;
}
