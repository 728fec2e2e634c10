// std: 1.0 1.1 1.2 2.0 3.0
#define BINARY(NAME, T, OP)                                             \
  __kernel void NAME##_##T(__global T *dst, __global const T *a,        \
                           __global const T *b)                         \
  {                                                                     \
    size_t i = get_global_id(0);                                        \
    dst[i] = a[i] OP b[i];                                              \
  }

#define ALL_OPS(T)      \
  BINARY(add, T, +)     \
  BINARY(sub, T, -)     \
  BINARY(mul, T, *)     \
  BINARY(div, T, /)     \
  BINARY(rem, T, %)     \
  BINARY(and, T, &)     \
  BINARY(or, T, |)      \
  BINARY(xor, T, ^)     \
  BINARY(shl, T, <<)    \
  BINARY(shr, T, >>)

#define ALL_SIZES(T) \
  ALL_OPS(T)         \
  ALL_OPS(T##2)      \
  ALL_OPS(T##4)      \
  ALL_OPS(T##8)      \
  ALL_OPS(T##16)

ALL_SIZES(char)
ALL_SIZES(uchar)
ALL_SIZES(short)
ALL_SIZES(ushort)
ALL_SIZES(int)
ALL_SIZES(uint)
ALL_SIZES(long)
ALL_SIZES(ulong)
#if __OPENCL_C_VERSION__ >= 110
ALL_OPS(int3)
ALL_OPS(uchar3)
#endif
