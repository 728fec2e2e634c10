// std: 1.0 1.1 1.2 3.0
// opts: -DTYPE=char -DMASK=uchar
// opts: -DTYPE=float -DMASK=int
#ifndef TYPE
#define TYPE int
#define MASK uint
#endif
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define V(t, n) CAT(t, n)

__kernel void select_scalar(__global TYPE *dest, __global TYPE *src1,
                            __global TYPE *src2, __global MASK *cmp)
{
    int tid = get_global_id(0);
    dest[tid] = select(src1[tid], src2[tid], cmp[tid]);
}

#define DEFINE_SELECT(N)                                                  \
__kernel void select_v##N(__global V(TYPE, N) *dest,                      \
                          __global V(TYPE, N) *src1,                      \
                          __global V(TYPE, N) *src2,                      \
                          __global V(MASK, N) *cmp)                       \
{                                                                         \
    int tid = get_global_id(0);                                           \
    dest[tid] = select(src1[tid], src2[tid], cmp[tid]);                   \
}

DEFINE_SELECT(2)
DEFINE_SELECT(4)
DEFINE_SELECT(8)
DEFINE_SELECT(16)
