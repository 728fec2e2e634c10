// std: 1.1 1.2 2.0
__kernel void sample_test(__global float8 *source, __global float8 *dest, __global float *p) {
  float8 src1 = source[0];
  float8 tmp = (float8)(0.0f);
  tmp.s8 = src1.s7;
  tmp.s1214 = src1.s7654;
  tmp.s1234 = src1.s765;
  tmp.hi = src1.low;
  tmp.even = src1.xyzw;
  tmp.s0x = src1.s12;
  tmp.x = src1.s7;
  tmp.hi.even.lo.x = src1.s7;
  src1.s01 == tmp.s10;
  p = &tmp.s0;
  dest[1] = (float8)(src1.s01, src1.s2, src1.s4567);
  dest[1] = (float8)(src1.s01, src1.s2, src1.s3, src1.s4567, 0.0f);
  dest[1] = (float4)(src1.s01, src1.s2, src1.s3, src1.s4567);
  dest[1] = (float8)(src1.s0);
}
__kernel void m_shuffle(__global const int4 *src, __global const uint4 *mask, __global int4 *dst, __global const int4 *imask, __global const uint3 *mask3, __global const ushort4 *smask) {
  size_t tid = get_global_id(0);
  dst[tid] = shuffle(src[tid], imask[tid]);
  dst[tid] = shuffle(src[tid], mask3[tid]);
  dst[tid] = shuffle(src[tid], smask[tid]);
  dst[tid] = shuffle2(src[tid], mask[tid]);
  dst[tid] = shuffle2(src[tid], src[tid].xy, mask[tid]);
  dst[tid].lo = shuffle(src[tid], mask[tid]);
  dst[tid] = shufle(src[tid], mask[tid]);
}
