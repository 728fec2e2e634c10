// std: 1.1 1.2 2.0
#define SHUF(T, N, M, U) \
__kernel void shuffle_##T##N##_##M(__global const T##M *src, __global const U##N *mask, __global T##N *dst) { \
  size_t tid = get_global_id(0); \
  dst[tid] = shuffle(src[tid], mask[tid]); \
} \
__kernel void shuffle2_##T##N##_##M(__global const T##M *a, __global const T##M *b, __global const U##N *mask, __global T##N *dst) { \
  size_t tid = get_global_id(0); \
  dst[tid] = shuffle2(a[tid], b[tid], mask[tid]); \
}
SHUF(char, 2, 4, uchar)
SHUF(uchar, 16, 8, uchar)
SHUF(short, 4, 2, ushort)
SHUF(ushort, 8, 16, ushort)
SHUF(int, 4, 4, uint)
SHUF(uint, 2, 16, uint)
SHUF(long, 8, 8, ulong)
SHUF(ulong, 16, 2, ulong)
SHUF(float, 4, 8, uint)

__kernel void sample_test(__global float8 *source, __global float8 *dest) {
  if (get_global_id(0) != 0) return;
  float8 src1 = source[0];
  float8 tmp = (float8)(0.0f);
  tmp.s0 = src1.s7;
  tmp.s1234 = src1.s7654;
  tmp.hi = src1.lo;
  tmp.even = src1.odd;
  tmp.lo.xy = src1.hi.wz;
  tmp.S5 = src1.S3;
  dest[0] = tmp;
  dest[1] = (float8)(src1.s01, src1.s2, src1.s3, src1.s4567);
}

__kernel void sample_test3(__global int3 *source, __global int3 *dest) {
  int3 v = source[get_global_id(0)];
  int3 w;
  w.x = v.z;
  w.yz = v.xy;
  dest[get_global_id(0)] = w.zyx;
  dest[get_global_id(0)].xz = v.s02;
}

__kernel void sample16(__global ushort16 *s, __global ushort16 *d) {
  ushort16 v = *s;
  d->s0123456789abcdef = v.sfedcba9876543210;
  d->sABCD = v.sefEF;
  (*d).hi.lo.x = vec_step(v);
}
