// std: 1.2 2.0 3.0
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

void loads(global const int *g, local const uchar *l, constant short *c, const float *p) {
  int2 a = vload2(0, g);
  int3 b = vload3(1, g + 1);
  uchar16 d = vload16(2, l);
  short8 e = vload8(3, c);
  float4 f = vload4(get_local_id(0), p);
}

void stores(global int *g, local uchar *l, float *p, constant int *c) {
  vstore2((int2)(1, 2), 0, g);
  vstore3((int3)(1), 4, g);
  vstore16((uchar16)(7), 0, l);
  vstore4((float4)(0.5f), 0, p);
  vstore2((int2)(1, 2), 0, c);
}

// half is storage only unless cl_khr_fp16 is on.
void halves(global half *h, constant half *c, private half *p) {
  float s = vload_half(0, h);
  float2 v2 = vload_half2(0, c);
  float3 v3 = vloada_half3(1, h);
  vstore_half(s, 0, h);
  vstore_half_rte(s, 1, p);
  vstore_half4_rtz((float4)(v2, v2), 2, h);
  vstorea_half3(v3, 0, h);
  vstore_half(s, 0, c);
#ifdef cl_khr_fp64
  vstore_half((double)s, 3, h);
  vstorea_half8_rtp((double8)(1.0), 0, h);
#endif
}

void wrong(global int *g) {
  vload5(0, g);
  vstore2((float2)(0), 0, g);
}
