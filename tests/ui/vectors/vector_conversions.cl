// std: 1.0+

// vload/vstore, shuffle, select, convert_*, as_*.
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

kernel void mem(global float *g, constant int *c, local uchar *l, const global float *cg,
                global half *h, float4 v) {
  float p[16];
  float4 a = vload4(0, g);
  int2 b = vload2(1, c);
  uchar16 u = vload16(0, l);
  float3 t = vload3(0, p);
  vstore4(a, 0, g);
  vstore3(t, 1, p);
  vstore16(u, 0, l);
  a = vload_half4(0, h);
  vstore_half4_rte(a, 0, h);
  vstorea_half4(a, 0, h);
  a = vload4(g); //~ ERROR CL0604
  a = vload4(g, 0); //~ ERROR CL0604
  a = vload5(0, g); //~ ERROR CL0601
  b = vload4(0, c); //~ ERROR CL0506
  vstore4(a, 0, cg);
  vstore2(b, 0, c); //~ ERROR CL0604
  vstore4(b, 0, g); //~ ERROR CL0604
  vstore4(v, g, 0); //~ ERROR CL0604
  vload4(0, &v); //~ ERROR CL0604
}

kernel void shuf(float4 a, float4 b, uint4 m, int4 im, uint8 m8, int i, float f) {
  float4 r = shuffle(a, m);
  float8 r8 = shuffle2(a, b, m8);
  r = shuffle(a, im); //~ ERROR CL0604
  r = shuffle(a, m8); //~ ERROR CL0506
  r = shuffle(a, (ushort4)(0)); //~ ERROR CL0604
  r = shuffle2(a, m); //~ ERROR CL0604
  r = shuffle(f, m); //~ ERROR CL0604
  r = select(a, b, im);
  r = select(a, b, m);
  r = select(a, b, (short4)(0)); //~ ERROR CL0604
  f = select(1.0f, 2.0f, i);
  r = select(a, b, a); //~ ERROR CL0604
  r = select(a, b, i); //~ ERROR CL0604
  r = bitselect(a, b, a);
  r = bitselect(a, b, m); //~ ERROR CL0604
}

kernel void conv(float f, float4 f4, int4 i4, int3 i3, uchar4 c4, global int *p) {
  bool bo = true;
  int a = convert_int(f);
  a = convert_int_sat(f);
  i4 = convert_int4_rte(f4);
  c4 = convert_uchar4_sat_rtz(f4);
  f4 = convert_float4(c4);
  f4 = convert_float4_sat(i4); //~ ERROR CL0602
  i4 = convert_int4(i3); //~ ERROR CL0604
  i4 = convert_int4(f); //~ ERROR CL0604
  i4 = convert_int4_rtx(f4); //~ ERROR CL0601
  a = convert_int(p); //~ ERROR CL0604
  a = convert_int(bo);
  bo = convert_bool(a); //~ ERROR CL0601
  i4 = as_int4(f4);
  i4 = as_int4(i3);
  i3 = as_int3(f4);
  a = as_int(f);
  a = as_int(c4);
  c4 = as_uchar4(a);
  a = as_int(f4); //~ ERROR CL0515
  a = as_int(bo); //~ ERROR CL0515
  i4 = as_int4(c4); //~ ERROR CL0515
  long l = as_long((float2)(0));
  p = as_uint(p); //~ ERROR CL0515
  a = as_int(f, f); //~ ERROR CL0603
  i4 = f4; //~ ERROR CL0506
  i4 = (int4)f4; //~ ERROR CL0513
  f4 = (float4)f;
}
