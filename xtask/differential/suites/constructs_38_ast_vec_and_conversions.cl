// std: 1.2 3.0

typedef float float8v __attribute__((ext_vector_type(8)));

int8 ast_init(float8v v, int i) {
  int8 r = (int8)(i);
  r = (v > 1.0f) ? r : (int8)(0);
  r.s0 = v.s7;
  return convert_int8_rte(v) + r;
}

float4 implicit_splat(float4 v, int i, half *h) {
  v = v + i;
  v = i;
  v = (float4)i * 2;
  return vload_half4(0, h) + v;
}

enum color { red, green = 5, blue };

enum color next(enum color c) {
  switch (c) {
  case red: return green;
  case green: return blue;
  }
  return (enum color)(c + 1);
}

constant char *name(void) { return __func__; }

event_t zero_event(void) { return 0; }
uint literal_types(void) { return sizeof(1.0) + sizeof('a') + sizeof("ab") + sizeof(1L << 2); }
