// std: 1.1 1.2 2.0 3.0
#define SHUFFLE(T, M, NI, NO)                                              \
  __kernel void sh_##T##NI##_##NO(__global T##NO *dst,                     \
                                  __global const T##NI *src,               \
                                  __global const M##NO *mask)              \
  {                                                                        \
    size_t i = get_global_id(0);                                           \
    dst[i] = shuffle(src[i], mask[i]);                                     \
    dst[i] += shuffle2(src[i], src[i + 1], mask[i]);                       \
  }

#define SHUFFLE_ALL(T, M)  \
  SHUFFLE(T, M, 2, 2)      \
  SHUFFLE(T, M, 2, 8)      \
  SHUFFLE(T, M, 4, 2)      \
  SHUFFLE(T, M, 4, 4)      \
  SHUFFLE(T, M, 8, 16)     \
  SHUFFLE(T, M, 16, 4)     \
  SHUFFLE(T, M, 16, 16)

SHUFFLE_ALL(char, uchar)
SHUFFLE_ALL(uchar, uchar)
SHUFFLE_ALL(short, ushort)
SHUFFLE_ALL(ushort, ushort)
SHUFFLE_ALL(int, uint)
SHUFFLE_ALL(uint, uint)
SHUFFLE_ALL(long, ulong)
SHUFFLE_ALL(float, uint)

__kernel void constants(__global float4 *out, float8 in)
{
  out[0] = shuffle(in, (uint4)(7, 5, 3, 1));
  out[1] = shuffle2(in.lo, in.hi, (uint4)(0, 4, 1, 5));
  out[2] = in.s7531;
  out[3] = in.even.wzyx;
}
