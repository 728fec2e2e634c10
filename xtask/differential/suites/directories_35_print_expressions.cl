// std: 1.2 2.0
// opts:
// opts: -DSHORT
typedef float float4_t __attribute__((ext_vector_type(4)));
constant int str_len = sizeof("a\tb\x41\101\\");
float4_t printed(float4_t a, int b, local char *c, constant int *d) {
  b = b ? b : -b;
  b = b ?: ~b;
  b = (b, b + 1) << 2 >> 1;
  b += b *= b - !b;
  a = a.xyzw * a.s3210 + a.lo.xyxy;
  c[b]++, --*c;
  d = &d[1];
  b = sizeof(int[4]) + sizeof b + __alignof__(short) + vec_step(a);
  b = __builtin_offsetof(struct { int x, y; }, y);
  b = ({ int t = b; t + 1; });
  b = __builtin_choose_expr(1, b, c);
  b = __builtin_types_compatible_p(int, int);
  b = as_int(1.0f) + convert_int_sat_rte(2.5f) + (int)'a' + 'ab';
  b = __builtin_astype(a, int4).x;
  b = __extension__ 5;
#ifndef SHORT
  b = _Generic(b, int: 1, float: 2, default: 3);
  struct { int x; float4_t y[2]; } s = {.x = 1, .y[1] = (float4_t)(1)};
  int arr[] = {[3] = 1, [0 ... 1] = 2};
#endif
  switch (b) { case 1 ... 3: case 5: break; default: ; }
  for (int i = 0, j = 1; i < j; i++, j--) continue;
  do if (b) goto end; else b = 0; while (0);
end:
  return a;
}
