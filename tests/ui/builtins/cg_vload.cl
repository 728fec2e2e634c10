// std: 1.1 1.2 3.0+

// vload/vstore, half forms, and shuffles.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void vl(global const float *in, global float *out, local int *l,
               constant short *c, global half *h, global const uchar *uc) {
  float4 a = vload4(0, in);
  float3 b = vload3(1, in);
  vstore4(a, 2, out);
  vstore3(b, 3, out);
  vstore4(a, 2, in);
  int8 i8 = vload8(0, l);
  vstore8(i8, 1, l);
  short16 s = vload16(0, c);
  vstore16(s, 0, c); //~ ERROR CL0604
  float f = vload_half(0, h);
  float4 fa = vloada_half4(1, h);
  float3 fb = vloada_half3(1, h);
  vstore_half_rte(f, 0, h);
  vstorea_half4_rtz(fa, 2, h);
  vstore_half2((float2)(f), 3, h);
  vstore_half((double)f, 4, h);
  uchar2 u = vload2(0, uc);
  uchar4 m = shuffle(u, (uchar4)(0, 1, 0, 1));
  uint4 mask = (uint4)(0, 5, 2, 7);
  float4 sh = shuffle2(a, fa, mask);
  a = as_float4(mask);
  a = as_float4(u); //~ ERROR CL0515
  int4 sat = convert_int4_sat_rte(a);
  uchar4 cs = convert_uchar4_sat(sat);
  sat = convert_int4(b); //~ ERROR CL0604
  out[0] = dot(a, sh) + length(b) + f;
}
