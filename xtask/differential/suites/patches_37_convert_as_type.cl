// std: 1.0 1.2 2.0
// convert_T and as_T, vec_step and literals.
struct s { int a; };
void conv(float4 f, int4 i, char4 c, float3 f3, uint u, struct s st, global int *p) {
  i = convert_int4(f);
  i = convert_int4_sat_rte(f);
  c = convert_char4_sat(i);
  i = convert_int4(f3); // expected-error
  i = convert_int2(f.xy); // expected-error
  i = convert_int4_rtx(f); // expected-error
  f = convert_float4_sat(i); // expected-error
  int r = convert_int(1.5f);
  r = convert_int_rtz(f); // expected-error
  i = as_int4(f);
  float x = as_float(u);
  x = as_float(c);
  x = as_float(1L); // expected-error
  f = as_float4(f3); 
  f3 = as_float3(f);
  x = as_float(st); // expected-error
  x = as_float(p); // expected-error
  x = as_float(f3); // expected-error
  c = as_char4(u);
  u = as_uint(c, c); // expected-error
  r = __builtin_astype(f, int); // expected-error
  r = __builtin_astype(1.0f, int);
  r = vec_step(f);
  r = vec_step(float3) == 4 ? 1 : 0;
  r = vec_step(st); // expected-error
  r = vec_step(void);
  r = vec_step(int *); // expected-error
  int chk[vec_step(char16) == 16 ? 1 : -1];
}
