// std: 1.2+

// vload_half*, vstore_half* with all spaces and roundings.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

void ld(global half *g, local half *l, constant half *c, private half *p, global float *o, global float8 *o8) {
  o[0] = vload_half(0, g);
  o[1] = vload_half(1, l);
  o[2] = vload_half(2, c);
  o[3] = vload_half(3, p);
  float2 f2 = vload_half2(0, g);
  float3 f3 = vload_half3(0, l) + vloada_half3(0, c);
  float4 f4 = vload_half4(0, p);
  *o8 = vloada_half8(get_global_id(0), g);
  float16 f16 = vloada_half16(0, (const global half *)g);
  o[4] = vload_half(0, o);
  o[5] = vload_half(g, 0); //~ ERROR CL0604
  o[6] = vload_half2(0, g); //~ ERROR CL0506
  o[7] = vload_half(0); //~ ERROR CL0604
}
kernel void st(global half *g, local half *l, constant half *c, const global half *cg, float x, float4 v) {
  vstore_half(x, 0, g);
  vstore_half_rte(x, 0, l);
  vstore_half_rtz(x, 0, g);
  vstore_half_rtp((double)x, 0, g);
  vstore_half_rtn(1, 0, g); //~ ERROR CL0605
  vstore_half4(v, 0, g);
  vstorea_half4_rte(v, 1, l);
  vstore_half3(v.xyz, 0, g);
  vstore_half2_rtz(convert_double2(v.xy), 0, g);
  vstore_half(x, 0, c); //~ ERROR CL0604
  vstore_half(x, 0, cg);
  vstore_half4(v.xyz, 0, g); //~ ERROR CL0604
  vstore_half_sat(x, 0, g); //~ ERROR CL0601
  vstore_half(x, g, 0); //~ ERROR CL0604
  g[0] = 1; //~ ERROR CL0433
}
#if __OPENCL_C_VERSION__ >= 200
void gen(half *p, float x) {
  vstore_half(vload_half(0, p), 1, p);
  x = *p; //~ ERROR[2.0+] CL0433
}
#endif
