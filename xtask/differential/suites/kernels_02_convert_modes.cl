// std: 1.0 1.2 2.0 3.0
// opts: -DSRC=float
// opts: -DSRC=int
#ifndef SRC
#define SRC uint
#endif
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)

#define CONV1(D, MODE)                                                         \
  kernel void convert_##D##MODE##_k(global const SRC *in, global D *out) {     \
    size_t i = get_global_id(0);                                               \
    out[i] = convert_##D##MODE(in[i]);                                         \
  }

#define CONVN(D, N, MODE)                                                      \
  kernel void convert_##D##N##MODE##_k(global const CAT(SRC, N) *in,           \
                                       global D##N *out) {                     \
    size_t i = get_global_id(0);                                               \
    out[i] = convert_##D##N##MODE(in[i]);                                      \
  }

#define CONV_INT(D)                                                            \
  CONV1(D, )                                                                   \
  CONV1(D, _rte)                                                               \
  CONV1(D, _sat)                                                               \
  CONV1(D, _sat_rtz)                                                           \
  CONVN(D, 2, _rtp)                                                            \
  CONVN(D, 4, _sat)                                                            \
  CONVN(D, 8, _sat_rtn)                                                        \
  CONVN(D, 16, )

CONV_INT(char)
CONV_INT(uchar)
CONV_INT(short)
CONV_INT(ushort)
CONV_INT(int)
CONV_INT(uint)
CONV_INT(long)
CONV_INT(ulong)

CONV1(float, )
CONV1(float, _rte)
CONV1(float, _rtz)
CONVN(float, 4, _rtp)
CONVN(float, 16, _rtn)

#if __OPENCL_VERSION__ >= 110
CONVN(int, 3, _sat_rte)
CONVN(float, 3, _rtz)
#endif

kernel void as_types(global const SRC *in, global uint *u, global float *f) {
  size_t i = get_global_id(0);
  u[i] = as_uint(in[i]);
  f[i] = as_float(in[i]);
  uchar4 c = as_uchar4(in[i]);
  u[i] ^= as_uint(c.wzyx);
  vstore4(as_ushort4(as_ulong((uint2)(u[i], u[i + 1]))), i, (global ushort *)f);
}
