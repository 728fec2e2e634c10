// std: 1.0 1.2+

void vl(size_t o, __global float *gf, __global const float *gcf, __constant float *cf, __local float *lf, float *pf,
        __global int *gi, __global half *gh, __global const half *gch, __constant half *ch, float4 f4, float3 f3, int4 i4) {
  f4 = vload4(o, gf);
  f4 = vload4(o, gcf);
  f4 = vload4(o, cf);
  f4 = vload4(o, lf);
  f4 = vload4(o, pf);
  f4 = vload4(o, gi); //~ ERROR CL0506
  i4 = vload4(o, gi);
  f4 = vload4(gf, o); //~ ERROR CL0604
  f4 = vload4(gf); //~ ERROR CL0604
  f4 = vload4(o, gf, o); //~ ERROR CL0604
  f4 = vload4(o, &f4); //~ ERROR CL0604
  f4 = vload4(o, (float *)&f4);
  f4 = vload4(-1, gf);
  f3 = vload3(o, gf);
  f4 = vload3(o, gf); //~ ERROR CL0506
  f4 = vload5(o, gf); //~ ERROR CL0601
  vstore4(f4, o, gf);
  vstore4(f4, o, gcf);
  vstore4(f4, o, cf); //~ ERROR CL0604
  vstore4(f4, o, gi);
  vstore4(i4, o, gi);
  vstore4(o, f4, gf); //~ ERROR CL0604
  vstore4(f4, gf); //~ ERROR CL0604
  vstore3(f4, o, gf); //~ ERROR CL0604
  f4 = vload_half4(o, gh);
  f4 = vload_half4(o, gch);
  f4 = vload_half4(o, ch);
  f4 = vload_half4(o, gf);
  f4 = vloada_half4(o, gh);
  f3 = vloada_half3(o, gh);
  vstore_half4(f4, o, gh);
  vstore_half4_rte(f4, o, gh);
  vstore_half4_rtx(f4, o, gh); //~ ERROR CL0601
  vstore_half4(f4, o, gch);
  vstorea_half4_rtz(f4, o, gh);
  f4 = vstore4(f4, o, gf); //~ ERROR CL0506
}
