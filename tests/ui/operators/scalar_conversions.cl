// std: 1.2+

typedef struct { int a; } S;
void conv(S s, int i, float f, bool b, global int *g, int4 v, float4 w, uchar16 u16) {
  i = f;
  f = i;
  b = f;
  b = g;
  i = g; //~ ERROR CL0507
  g = i; //~ ERROR CL0507
  g = 0;
  g = NULL;
  i = (int)g;
  g = (global int *)i;
  f = (float)g; //~ ERROR CL0512
  f = g; //~ ERROR CL0506
  i = s; //~ ERROR CL0506
  s = i; //~ ERROR CL0506
  i = (int)s; //~ ERROR CL0512
  (S)s;
  i = (int)v; //~ ERROR CL0513
  i = (int)w; //~ ERROR CL0513
  v = (int4)f;
  v = (int4)g; //~ ERROR CL0513
  v = g; //~ ERROR CL0506
  u16 = (uchar16)v; //~ ERROR CL0513
  i = convert_int(f);
  i = convert_int_sat_rte(f);
  i = convert_int_sat(v); //~ ERROR CL0604
  v = convert_int4_rtz(w);
  v = convert_int4_rtx(w); //~ ERROR CL0601
  v = convert_int3(w); //~ ERROR CL0604
  w = convert_float4_sat(v); //~ ERROR CL0602
  u16 = as_uchar16(v);
  v = as_int4(w);
  v = as_int3(w); //~ ERROR CL0506
  v.xyz = as_int3(w);
  i = as_int(f);
  i = as_int(1.0); //~ ERROR CL0515
  i = as_int(v); //~ ERROR CL0515
  i = as_int((short)1); //~ ERROR CL0515
  int8 e = as_int8(v); //~ ERROR CL0515
  bool bb = convert_bool(i); //~ ERROR CL0601
  size_t sz = convert_long(i);
  float *fp = &i;
  uint *up = &i;
  const int *cp = &i;
  int *np = cp;
}
