// std: 1.2 2.0 3.0
kernel void k(float f, float4 f4, int i, int3 i3, char c, short2 s2, global int *p, sampler_t s) {
  i = as_int(f);
  i = as_int(c);
  i = as_int(s2);
  f4 = as_float4(i3);
  i3 = as_int3(f4);
  i = as_int(f4);
  f = as_float(1);
  f = as_float(1L);
  f = as_float(p);
  i = as_int(s);
  i = as_int();
  i = as_int(f, f);
  i = __builtin_astype(f, int);
  i = __builtin_astype(f, float4);
  i = __builtin_astype(f, void);
  c = convert_char(f);
  c = convert_char_sat_rte(f);
  f4 = convert_float4(i3);
  f4 = convert_float4(f);
  f = convert_float(f4);
  i = convert_int_sat(f);
  f = convert_float_sat(i);
  f = convert_float_rtz(i);
  i = convert_int_xyz(f);
  f4 = (float4)i3;
  i = (int)f4;
  f4 = (float4)p;
  i3 = (int3)f4.xyz;
}
