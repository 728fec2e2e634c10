// std: 1.0 1.1 1.2 2.0 3.0
#define ASYNC(T)                                                             \
  __kernel void async_##T(__global const T *src, __global T *dst,            \
                          __local T *buf, uint n, uint stride)               \
  {                                                                          \
    event_t e = async_work_group_copy(buf, src + n * get_group_id(0), n, 0); \
    e = async_work_group_strided_copy(buf, src, n, stride, e);               \
    prefetch(src + n, n);                                                    \
    wait_group_events(1, &e);                                                \
    buf[get_local_id(0)] += (T)1;                                            \
    barrier(CLK_LOCAL_MEM_FENCE);                                            \
    event_t d[2];                                                            \
    d[0] = async_work_group_copy(dst, buf, n, (event_t)0);                   \
    d[1] = async_work_group_strided_copy(dst, buf, n, stride, d[0]);         \
    wait_group_events(2, d);                                                 \
  }

ASYNC(char)
ASYNC(uchar2)
ASYNC(short4)
ASYNC(int)
ASYNC(uint8)
ASYNC(long16)
ASYNC(ulong)
ASYNC(float)
ASYNC(float4)
#if __OPENCL_C_VERSION__ >= 110
ASYNC(float3)
ASYNC(int3)
#endif
