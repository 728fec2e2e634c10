// std: 1.0 1.2 3.0
#define TEST4(DST, SRC, SAT)                                                   \
  __kernel void cvt_##SRC##_to_##DST##SAT(__global const SRC *src,             \
                                         __global DST *d0, __global DST *d1,   \
                                         __global DST *d2, __global DST *d3) { \
    size_t i = get_global_id(0);                                               \
    d0[i] = convert_##DST##SAT##_rte(src[i]);                                  \
    d1[i] = convert_##DST##SAT##_rtz(src[i]);                                  \
    d2[i] = convert_##DST##SAT##_rtp(src[i]);                                  \
    d3[i] = convert_##DST##SAT##_rtn(src[i]);                                  \
  }

TEST4(int, float, )
TEST4(int, float, _sat)
TEST4(uchar4, float4, _sat)
TEST4(char16, int16, _sat)
TEST4(ulong2, float2, _sat)
TEST4(float8, long8, )
TEST4(short2, ushort2, )
#undef TEST4

#define PLAIN(D, S)                                                          \
  __kernel void plain_##S##_##D(__global S *s, __global D *d) {              \
    *d = convert_##D(*s);                                                    \
  }
PLAIN(float, uint)
PLAIN(uint, float)
PLAIN(uchar16, float16)
PLAIN(float4, uchar4)
#if __OPENCL_C_VERSION__ >= 110
PLAIN(int3, short3)
#endif

__kernel void reinterpret(__global float4 *f, __global int4 *n, __global short8 *h) {
  *n = as_int4(*f);
  *h = as_short8(*n);
  f[1] = as_float4(*h);
  n[1] = f[0] < f[1];
}
