// std: 1.2 2.0 3.0
#define INT_TEST(T, U)                                              \
  __kernel void int_##T(__global T *o, __global U *u, T a, T b, T c) \
  {                                                                 \
    u[0] = abs(a);                                                  \
    u[1] = abs_diff(a, b);                                          \
    o[0] = add_sat(a, b);                                           \
    o[1] = sub_sat(a, b);                                           \
    o[2] = hadd(a, b);                                              \
    o[3] = rhadd(a, b);                                             \
    o[4] = clamp(a, b, c);                                          \
    o[5] = clz(a);                                                  \
    o[6] = mad_hi(a, b, c);                                         \
    o[7] = mad_sat(a, b, c);                                        \
    o[8] = max(a, b) + min(b, c);                                   \
    o[9] = mul_hi(a, b);                                            \
    o[10] = rotate(a, b);                                           \
    o[11] = popcount(a);                                            \
  }

INT_TEST(char, uchar)
INT_TEST(uchar, uchar)
INT_TEST(short4, ushort4)
INT_TEST(int, uint)
INT_TEST(uint8, uint8)
INT_TEST(int3, uint3)
INT_TEST(long16, ulong16)
INT_TEST(ulong, ulong)

__kernel void mixed(__global int4 *o, __global long2 *l, uchar2 h, uint2 w)
{
  o[0] = max(o[1], 7);
  o[1] = clamp(o[1], 0, 255);
  o[2] = mad24(o[0], o[1], o[2]);
  o[3] = mul24(o[0], o[1]);
  l[0] = upsample(as_int2(w), w);
  o[4].x = upsample(h, h).y;
#if __OPENCL_C_VERSION__ >= 200
  o[5] = ctz(o[4]);
#endif
}
