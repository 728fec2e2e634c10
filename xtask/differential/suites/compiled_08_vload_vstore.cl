// std: 1.0 1.1 1.2 2.0 3.0
#define COPY(T, N)                                                      \
  __kernel void copy_##T##N(__global T *dst, __global const T *src,     \
                            __constant T *c, __local T *l)              \
  {                                                                     \
    size_t i = get_global_id(0);                                        \
    T tmp[N * 2];                                                       \
    vstore##N(vload##N(i, src), 0, l);                                  \
    vstore##N(vload##N(0, l), 1, tmp);                                  \
    vstore##N(vload##N(1, tmp) + vload##N(0, c), i, dst);               \
    vstore##N(vload##N(i, dst + 1), i, dst + 1);                        \
  }

#define COPY_SIZES(T) \
  COPY(T, 2)          \
  COPY(T, 4)          \
  COPY(T, 8)          \
  COPY(T, 16)

COPY_SIZES(char)
COPY_SIZES(uchar)
COPY_SIZES(short)
COPY_SIZES(ushort)
COPY_SIZES(int)
COPY_SIZES(uint)
COPY_SIZES(long)
COPY_SIZES(ulong)
COPY_SIZES(float)

#if __OPENCL_C_VERSION__ >= CL_VERSION_1_1
COPY(int, 3)
COPY(float, 3)
#endif
