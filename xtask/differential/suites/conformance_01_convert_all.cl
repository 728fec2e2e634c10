// std: 1.2 2.0 3.0
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

#define CONV(D, S, M) \
  __kernel void conv_##D##_##S##M(__global S *src, __global D *dst) { \
    size_t i = get_global_id(0); \
    dst[i] = convert_##D##M(src[i]); \
  }

#define CONV_ROUND(D, S) \
  CONV(D, S, ) \
  CONV(D, S, _rte) \
  CONV(D, S, _rtz) \
  CONV(D, S, _rtp) \
  CONV(D, S, _rtn)

#define CONV_SAT(D, S) \
  CONV(D, S, _sat) \
  CONV(D, S, _sat_rte) \
  CONV(D, S, _sat_rtz) \
  CONV(D, S, _sat_rtp) \
  CONV(D, S, _sat_rtn)

#define CONV_INT(D, S) CONV_ROUND(D, S) CONV_SAT(D, S)

CONV_INT(char, uchar)
CONV_INT(char, short)
CONV_INT(uchar, int)
CONV_INT(short, long)
CONV_INT(ushort, float)
CONV_INT(int, float)
CONV_INT(uint, ulong)
CONV_INT(long, float)
CONV_INT(ulong, char)
CONV_ROUND(float, int)
CONV_ROUND(float, ulong)
CONV_INT(char2, uchar2)
CONV_INT(short3, int3)
CONV_INT(int4, float4)
CONV_INT(uint8, long8)
CONV_INT(uchar16, float16)
CONV_ROUND(float3, short3)
CONV_ROUND(float16, uint16)

#ifdef cl_khr_fp64
CONV_INT(int, double)
CONV_INT(uchar4, double4)
CONV_ROUND(double, float)
CONV_ROUND(float8, double8)
CONV_ROUND(double2, ulong2)
#endif

__kernel void conv_mixed(__global const uchar4 *in, __global float4 *out, float scale) {
  size_t gid = get_global_id(0);
  float4 f = convert_float4(in[gid]) * scale;
  int4 i = convert_int4_sat_rte(f);
  uchar4 u = convert_uchar4_sat(i);
  out[gid] = convert_float4_rtz(u) + as_float4(i);
}

__kernel void conv_scalar_cast(__global float *out, char c, uchar uc, short s, ushort us, int i, uint ui, long l, ulong ul) {
  out[0] = (float)c;
  out[1] = (float)uc;
  out[2] = (float)s;
  out[3] = (float)us;
  out[4] = (float)i;
  out[5] = (float)ui;
  out[6] = (float)l;
  out[7] = (float)ul;
  vstore4((float4)(c), 2, out);
}
