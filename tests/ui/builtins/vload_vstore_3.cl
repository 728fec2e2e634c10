// std: 1.1 1.2 3.0+

// vload and vstore in all address spaces.

kernel void vl(global int *g, local float *l, constant char *c, global half *h) {
  int4 a = vload4(0, g);
  int3 b = vload3(1, g);
  float2 d = vload2(0, l);
  char16 e = vload16(2, c);
  short p[8];
  short8 s = vload8(0, p);
  vstore4(a, 0, g);
  vstore3(b, 1, g);
  vstore2(d, 0, l);
  vstore8(s, 0, p);
  vstore16(e, 0, c); //~ ERROR CL0604
  vstore4(b, 0, g); //~ ERROR CL0604
  float4 f = vload_half4(0, h);
  float3 f3 = vloada_half3(0, h);
  vstore_half4(f, 0, h);
  vstore_half4_rte(f, 0, h);
  vstore_half4_rtx(f, 0, h); //~ ERROR CL0601
  vstorea_half3_rtz(f3, 0, h);
  vload5(0, g); //~ ERROR CL0601
}
