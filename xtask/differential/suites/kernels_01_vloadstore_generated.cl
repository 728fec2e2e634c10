// std: 1.1 1.2 2.0 3.0
#define TEST_SPACE(T, N, SPACE, SUFFIX)                                        \
  __kernel void test_##T##N##_##SUFFIX(__global const T *src,                  \
                                       __global const uint *offsets,           \
                                       __global const uint *alignOff,          \
                                       __global T *results) {                  \
    size_t tid = get_global_id(0);                                             \
    T##N tmp = vload##N(offsets[tid], (SPACE const T *)src + alignOff[tid]);   \
    vstore##N(tmp, tid, results);                                              \
  }

#define TEST_LOCAL(T, N)                                                       \
  __kernel void test_##T##N##_local(__local T *sShared,                        \
                                    __global const T *src,                     \
                                    __global const uint *offsets,              \
                                    __global T *results, int perThread) {      \
    int tid = get_global_id(0);                                                \
    int lid = get_local_id(0);                                                 \
    for (int i = 0; i < perThread; i++)                                        \
      sShared[lid * perThread + i] = src[tid * perThread + i];                 \
    barrier(CLK_LOCAL_MEM_FENCE);                                              \
    T##N tmp = vload##N((size_t)offsets[tid], sShared);                        \
    vstore##N(tmp, tid, results);                                              \
  }

#define TEST_ALL_N(T)                                                          \
  TEST_SPACE(T, 2, __global, global)                                           \
  TEST_SPACE(T, 3, __global, global)                                           \
  TEST_SPACE(T, 4, __global, global)                                           \
  TEST_SPACE(T, 8, __global, global)                                           \
  TEST_SPACE(T, 16, __global, global)                                          \
  TEST_LOCAL(T, 2)                                                             \
  TEST_LOCAL(T, 3)                                                             \
  TEST_LOCAL(T, 16)

TEST_ALL_N(char)
TEST_ALL_N(uchar)
TEST_ALL_N(short)
TEST_ALL_N(ushort)
TEST_ALL_N(int)
TEST_ALL_N(uint)
TEST_ALL_N(long)
TEST_ALL_N(ulong)
TEST_ALL_N(float)

__kernel void test_private_char3(__global const char *src, __global char *dst) {
  char priv[24];
  for (int i = 0; i < 24; ++i)
    priv[i] = src[get_global_id(0) * 24 + i];
  for (uint i = 0; i < 8; ++i)
    vstore3(vload3(i, priv) + (char3)(1, 2, 3), i, dst + get_global_id(0) * 24);
}

__kernel void test_constant_int4(__constant int *src, __global int *dst) {
  size_t i = get_global_id(0);
  vstore4(vload4(i, src), i, dst);
}
