// std: 1.0 1.1 1.2 2.0 3.0
#define CONV(D, S, N, MODE)                                            \
  __kernel void c_##D##N##_from_##S##N##MODE(__global D##N *dst,       \
                                             __global const S##N *src) \
  {                                                                    \
    size_t i = get_global_id(0);                                       \
    dst[i] = convert_##D##N##MODE(src[i]);                             \
  }

#define CONV_MODES(D, S, N) \
  CONV(D, S, N, )           \
  CONV(D, S, N, _rte)       \
  CONV(D, S, N, _rtz)       \
  CONV(D, S, N, _rtp)       \
  CONV(D, S, N, _rtn)

#define CONV_SAT(D, S, N)   \
  CONV_MODES(D, S, N)       \
  CONV(D, S, N, _sat)       \
  CONV(D, S, N, _sat_rte)   \
  CONV(D, S, N, _sat_rtz)   \
  CONV(D, S, N, _sat_rtp)   \
  CONV(D, S, N, _sat_rtn)

CONV_SAT(char, float, )
CONV_SAT(char, float, 4)
CONV_SAT(uchar, int, 8)
CONV_SAT(short, ulong, 16)
CONV_SAT(uint, float, 2)
CONV_SAT(long, float, 4)
CONV_SAT(int, uint, )
CONV_MODES(float, int, )
CONV_MODES(float, ulong, 4)
CONV_MODES(float, uchar, 16)
#if __OPENCL_C_VERSION__ >= 110
CONV_SAT(ushort, float, 3)
CONV_MODES(float, long, 3)
#endif
