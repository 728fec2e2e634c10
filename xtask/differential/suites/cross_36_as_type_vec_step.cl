// std: 1.2 2.0 3.0

#define STATIC_ASSERT(e) ((void)sizeof(int[(e) ? 1 : -1]))

void as(int i, float f, char3 c3, char4 c4, int3 i3, int4 i4, short2 s2, global int *p, bool b) {
  f = as_float(i);
  i = as_int(f);
  i = as_int(c4);
  i = as_int(c3);
  i = as_int(s2);
  i3 = as_int3(i4);
  i4 = as_int4(i3);
  i4 = as_int4(c4);
  c3 = as_char3(i);
  long l = as_long(i);
  ulong u = as_ulong(p);
  f = __builtin_astype(i, float);
  f = __builtin_astype(c3, float);
  f = __builtin_astype(i);
  c4 = __builtin_astype(i, char4);
  p = __builtin_astype(p, int);
  uchar uc = as_uchar(b);
  i = as_int(1.0);
}

void step(void) {
  int a2;
  STATIC_ASSERT(vec_step(int) == 1);
  STATIC_ASSERT(vec_step(int2) == 2);
  STATIC_ASSERT(vec_step(int3) == 4);
  STATIC_ASSERT(vec_step(float16) == 16);
  STATIC_ASSERT(vec_step(a2) == 1);
  STATIC_ASSERT(vec_step(void) == 1);
  STATIC_ASSERT(vec_step(int8) == 4);
  vec_step(struct { int a; });
  vec_step(int *);
  vec_step(step);
  vec_step();
}
